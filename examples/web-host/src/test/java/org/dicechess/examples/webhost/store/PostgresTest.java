package org.dicechess.examples.webhost.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Nobody waits for a PostgreSQL that does not answer; the property {@code dicechess.postgres} is the URL of one. */
@EnabledIfSystemProperty(named = "dicechess.postgres", matches = ".+")
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PostgresTest {

    private static String url() {
        return System.getProperty("dicechess.postgres", "");
    }

    private static long seconds(long start) {
        return (System.nanoTime() - start) / 1_000_000_000;
    }

    /** 57014 is the state of a statement that the server has ended; its locks are free as well. */
    @Test
    void theServerEndsAStatementThatTakesTooLong() throws SQLException {
        long start = System.nanoTime();
        try (Connection connection = Schema.open(url());
                Statement statement = connection.createStatement()) {
            assertThatThrownBy(() -> statement.execute("SELECT pg_sleep(25)"))
                    .isInstanceOfSatisfying(
                            SQLException.class,
                            ended -> assertThat(ended.getSQLState()).isEqualTo("57014"));
            assertThat(seconds(start)).isBetween(5L, 8L);
        }
    }

    /** As if the server were gone in the middle: its own limit is switched off, and so it never answers. */
    @Test
    void aServerThatNoLongerAnswersIsNotWaitedFor() throws SQLException {
        long start = System.nanoTime();
        try (Connection connection = Schema.open(url());
                Statement statement = connection.createStatement()) {
            statement.execute("SET statement_timeout = 0");
            assertThatThrownBy(() -> statement.execute("SELECT pg_sleep(25)")).isInstanceOf(SQLException.class);
        }
        assertThat(seconds(start)).isBetween(5L, 12L);
    }

    /** The port is open, and nobody reads what comes there. */
    @Test
    void aServerThatNeverAnswersIsNotWaitedFor() throws IOException {
        long start = System.nanoTime();
        try (ServerSocket deaf = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String url = "jdbc:postgresql://127.0.0.1:" + deaf.getLocalPort() + "/none?user=host";
            assertThatThrownBy(() -> new Store(url).close()).isInstanceOf(StoreException.class);
        }
        assertThat(seconds(start)).isBetween(3L, 12L);
    }

    @Test
    void theUrlMaySayOtherwise() throws SQLException {
        try (Connection connection = Schema.open(url() + "&options=-c%20statement_timeout=3000");
                Statement statement = connection.createStatement();
                ResultSet limit = statement.executeQuery("SHOW statement_timeout")) {
            limit.next();
            assertThat(limit.getString(1)).isEqualTo("3s");
        }
    }
}
