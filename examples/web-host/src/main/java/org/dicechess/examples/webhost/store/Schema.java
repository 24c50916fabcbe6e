package org.dicechess.examples.webhost.store;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;

/** Opens connections and makes the tables. The same statements serve SQLite and PostgreSQL. */
final class Schema {

    private static final int KEY_BYTES = 32;

    private static final List<String> TABLES = List.of(
            "CREATE TABLE IF NOT EXISTS host (name VARCHAR(40) PRIMARY KEY, setting VARCHAR(200) NOT NULL)",
            "CREATE TABLE IF NOT EXISTS pack (hash VARCHAR(64) NOT NULL, path VARCHAR(400) NOT NULL,"
                    + " body TEXT NOT NULL, PRIMARY KEY (hash, path))",
            "CREATE TABLE IF NOT EXISTS game (id VARCHAR(40) PRIMARY KEY, variant VARCHAR(40) NOT NULL,"
                    + " options TEXT NOT NULL, rules VARCHAR(64) NOT NULL, pack VARCHAR(64) NOT NULL,"
                    + " clock VARCHAR(40) NOT NULL, listed INTEGER NOT NULL, created BIGINT NOT NULL)",
            "CREATE INDEX IF NOT EXISTS game_created ON game (created)",
            "CREATE TABLE IF NOT EXISTS entry (game VARCHAR(40) NOT NULL, version INTEGER NOT NULL,"
                    + " kind VARCHAR(20) NOT NULL, party VARCHAR(5) NOT NULL, body TEXT NOT NULL,"
                    + " command VARCHAR(100) NOT NULL, happened BIGINT NOT NULL, PRIMARY KEY (game, version))");

    private Schema() {}

    /** Opens a connection that loses nothing that it has committed. */
    static Connection open(String url) throws SQLException {
        Connection connection = DriverManager.getConnection(url, timeouts(url));
        if (url.startsWith("jdbc:sqlite:")) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA journal_mode=WAL");
                statement.execute("PRAGMA synchronous=FULL");
                statement.execute("PRAGMA busy_timeout=5000");
            }
        }
        connection.setAutoCommit(false);
        return connection;
    }

    /** A server that is gone or does not come to an end must not hold up the host; the URL may say otherwise. */
    private static Properties timeouts(String url) {
        Properties timeouts = new Properties();
        if (url.startsWith("jdbc:postgresql:")) {
            timeouts.setProperty("connectTimeout", "5");
            timeouts.setProperty("loginTimeout", "5");
            timeouts.setProperty("socketTimeout", "8");
            timeouts.setProperty("options", "-c statement_timeout=7000");
        }
        return timeouts;
    }

    /** Makes the tables that are missing. */
    static void make(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String table : TABLES) {
                statement.execute(table);
            }
        }
        connection.commit();
    }

    /** Returns the master key of the dice, which is made once. */
    static byte[] masterKey(Connection connection) throws SQLException {
        try (PreparedStatement find = connection.prepareStatement("SELECT setting FROM host WHERE name = 'dice'")) {
            ResultSet found = find.executeQuery();
            if (found.next()) {
                return HexFormat.of().parseHex(found.getString(1));
            }
        }
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        try (PreparedStatement keep = connection.prepareStatement("INSERT INTO host VALUES ('dice', ?)")) {
            keep.setString(1, HexFormat.of().formatHex(key));
            keep.execute();
        }
        connection.commit();
        return key;
    }
}
