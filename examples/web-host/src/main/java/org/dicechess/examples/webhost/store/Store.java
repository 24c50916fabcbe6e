package org.dicechess.examples.webhost.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.examples.webhost.game.Entry;
import org.dicechess.fair.Party;

/**
 * Keeps games as lists of entries that only grow. What has been appended survives any end of the process. Two entries
 * of a game never have the same version, whoever writes.
 */
public final class Store implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final String url;
    private final Writer writer;
    private final byte[] masterKey;

    /**
     * Opens a store.
     *
     * @param url the URL of JDBC: {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql:...}
     * @throws StoreException if it cannot be opened
     */
    public Store(String url) {
        this.url = url;
        try (Connection connection = Schema.open(url)) {
            Schema.make(connection);
            this.masterKey = Schema.masterKey(connection);
        } catch (SQLException failed) {
            throw new StoreException("cannot open the store " + url.replaceAll("\\?.*", ""), failed);
        }
        this.writer = new Writer(url);
    }

    /** Returns the key from which the secrets of all dice follow. */
    public byte[] masterKey() {
        return masterKey.clone();
    }

    /** Keeps a new game with its first entries. */
    public void create(GameRow row, List<Entry> first) {
        writer.write(connection -> {
            insert(connection, row);
            insert(connection, row.id(), first);
        });
    }

    /** Appends entries to a game, all of them or none, and returns when they are on the disk. */
    public void append(String game, List<Entry> entries) {
        writer.write(connection -> insert(connection, game, entries));
    }

    /** Appends entries to a game and keeps another game that begins by them, both or nothing. */
    public void append(String game, List<Entry> entries, GameRow next, List<Entry> first) {
        writer.write(connection -> {
            insert(connection, game, entries);
            insert(connection, next);
            insert(connection, next.id(), first);
        });
    }

    private static void insert(Connection connection, GameRow row) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO game VALUES (?,?,?,?,?,?,?,?)")) {
            insert.setString(1, row.id());
            insert.setString(2, row.variant());
            insert.setString(3, json(row.options()));
            insert.setString(4, row.rules());
            insert.setString(5, row.pack());
            insert.setString(6, row.clock());
            insert.setInt(7, row.listed() ? 1 : 0);
            insert.setLong(8, row.created());
            insert.execute();
        }
    }

    private static void insert(Connection connection, String game, List<Entry> entries) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO entry VALUES (?,?,?,?,?,?,?)")) {
            for (Entry entry : entries) {
                insert.setString(1, game);
                insert.setInt(2, entry.version());
                insert.setString(3, entry.kind().name());
                insert.setString(4, entry.by().name());
                insert.setString(5, entry.text());
                insert.setString(6, entry.key());
                insert.setLong(7, entry.at());
                insert.execute();
            }
        }
    }

    /** Keeps the files of a pack under the hash of their contents, which it returns; an empty text for no files. */
    public synchronized String keep(Map<String, byte[]> files) {
        if (files.isEmpty()) {
            return "";
        }
        Map<String, String> texts = new TreeMap<>();
        files.forEach((path, bytes) -> texts.put(path, HexFormat.of().formatHex(bytes)));
        String hash = sha256(json(texts));
        if (files(hash).isEmpty()) {
            writer.write(connection -> insert(connection, hash, texts));
        }
        return hash;
    }

    private static void insert(Connection connection, String hash, Map<String, String> texts) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO pack VALUES (?,?,?)")) {
            for (Map.Entry<String, String> file : texts.entrySet()) {
                insert.setString(1, hash);
                insert.setString(2, file.getKey());
                insert.setString(3, file.getValue());
                insert.execute();
            }
        }
    }

    /** Returns the files of a pack; empty if there are none. */
    public Map<String, byte[]> files(String hash) {
        Map<String, byte[]> files = new TreeMap<>();
        read("SELECT path, body FROM pack WHERE hash = ?", hash, row -> {
            files.put(row.getString(1), HexFormat.of().parseHex(row.getString(2)));
        });
        return files;
    }

    /** Returns a game; empty if there is none. */
    public Optional<GameRow> game(String id) {
        List<GameRow> found = new ArrayList<>();
        read("SELECT * FROM game WHERE id = ?", id, row -> found.add(row(row)));
        return found.stream().findFirst();
    }

    /**
     * Returns the newest listed games that still wait for a player, made since then, at most 50.
     *
     * @param behind the id of a game behind which the list begins; an empty text for the newest games
     */
    public List<GameRow> open(long since, String behind) {
        List<GameRow> found = new ArrayList<>();
        // Before the second seat is taken, only a commitment may stand beside the first: no whole game is counted.
        String waiting = "SELECT * FROM game WHERE listed = 1 AND created > ? AND"
                + " (SELECT COUNT(*) FROM entry WHERE entry.game = game.id AND version <= 3 AND kind = 'JOIN') < 2";
        String next = " AND (created < (SELECT created FROM game WHERE id = ?)"
                + " OR created = (SELECT created FROM game WHERE id = ?) AND id < ?)";
        List<Object> arguments = new ArrayList<>(List.of(since));
        if (!behind.isEmpty()) {
            arguments.addAll(List.of(behind, behind, behind));
        }
        read(
                waiting + (behind.isEmpty() ? "" : next) + " ORDER BY created DESC, id DESC LIMIT 50",
                arguments,
                row -> found.add(row(row)));
        return found;
    }

    /** Returns the entries of a game in their order. */
    public List<Entry> entries(String game) {
        List<Entry> entries = new ArrayList<>();
        read("SELECT * FROM entry WHERE game = ? ORDER BY version", game, row -> entries.add(entry(row)));
        return entries;
    }

    private interface Rows {
        void next(ResultSet row) throws SQLException;
    }

    private void read(String query, Object argument, Rows rows) {
        read(query, List.of(argument), rows);
    }

    private void read(String query, List<?> arguments, Rows rows) {
        try (Connection connection = Schema.open(url);
                PreparedStatement statement = connection.prepareStatement(query)) {
            for (int i = 0; i < arguments.size(); i++) {
                statement.setObject(i + 1, arguments.get(i));
            }
            ResultSet found = statement.executeQuery();
            while (found.next()) {
                rows.next(found);
            }
        } catch (SQLException failed) {
            throw new StoreException("cannot read the store", failed);
        }
    }

    private static GameRow row(ResultSet row) throws SQLException {
        return new GameRow(
                row.getString(1),
                row.getString(2),
                options(row.getString(3)),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getInt(7) == 1,
                row.getLong(8));
    }

    private static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                row.getInt(2),
                Entry.Kind.valueOf(row.getString(3)),
                Party.valueOf(row.getString(4).toUpperCase(Locale.ROOT)),
                row.getString(5),
                row.getString(6),
                row.getLong(7));
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Map<String, String> options(String json) {
        try {
            return JSON.readValue(json, new TypeReference<Map<String, String>>() {});
        } catch (JsonProcessingException broken) {
            throw new StoreException("the store holds malformed options", broken);
        }
    }

    private static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }

    @Override
    public void close() {
        writer.close();
    }
}
