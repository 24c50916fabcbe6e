package org.dicechess.examples.balance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Adds lines to a file, each in one write. */
final class Appender implements AutoCloseable {

    private final Path path;
    private final FileChannel channel;

    /**
     * Opens a file, for this process alone.
     *
     * @throws BadInputException if another process has it open
     */
    Appender(Path path) {
        this.path = path;
        try {
            channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            // A byte that no file has, as some systems let nobody read what is locked.
            if (channel.tryLock(Long.MAX_VALUE - 1, 1, false) == null) {
                throw new BadInputException(path + " is in use; expected a file that no other run writes");
            }
        } catch (IOException | OverlappingFileLockException e) {
            throw new BadInputException("cannot write " + path + ": " + e.getMessage());
        }
    }

    /** Removes a last line that was cut off, and returns whether no line is left. */
    boolean begin() {
        try {
            channel.truncate(end());
            channel.position(channel.size());
            return channel.size() == 0;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path + ": " + e.getMessage(), e);
        }
    }

    /** Returns where the last whole line ends. */
    private long end() throws IOException {
        ByteBuffer one = ByteBuffer.allocate(1);
        for (long end = channel.size(); end > 0; end--) {
            one.clear();
            channel.read(one, end - 1);
            if (one.get(0) == '\n') {
                return end;
            }
        }
        return 0;
    }

    /** Writes a line. */
    synchronized void line(String line) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + path + ": " + e.getMessage(), e);
        }
    }
}
