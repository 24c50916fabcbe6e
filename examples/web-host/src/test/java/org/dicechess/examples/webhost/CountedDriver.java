package org.dicechess.examples.webhost;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.logging.Logger;

/** A driver of JDBC for {@code jdbc:counted:...} that notes each statement and hands it on to {@code jdbc:...}. */
public final class CountedDriver implements Driver, AutoCloseable {

    private static final String COUNTED = "jdbc:counted:";

    private final List<String> statements = new ArrayList<>();

    /** Makes a driver and registers it until it is closed. */
    public CountedDriver() throws SQLException {
        DriverManager.registerDriver(this);
    }

    /** Returns the URL of a store whose statements are noted. */
    public String url(String url) {
        return COUNTED + url.substring("jdbc:".length());
    }

    /** Returns the statements since the last call. */
    public synchronized List<String> statements() {
        List<String> noted = List.copyOf(statements);
        statements.clear();
        return noted;
    }

    private synchronized void note(String statement) {
        statements.add(statement);
    }

    @Override
    public Connection connect(String url, Properties info) throws SQLException {
        return acceptsURL(url)
                ? counted(DriverManager.getConnection("jdbc:" + url.substring(COUNTED.length()), info))
                : null;
    }

    private Connection counted(Connection real) {
        Class<?>[] types = {Connection.class};
        return (Connection) Proxy.newProxyInstance(getClass().getClassLoader(), types, (proxy, method, given) -> {
            if (method.getName().equals("prepareStatement")) {
                note((String) given[0]);
            }
            try {
                return method.invoke(real, given);
            } catch (InvocationTargetException failed) {
                throw failed.getCause();
            }
        });
    }

    @Override
    public boolean acceptsURL(String url) {
        return url.startsWith(COUNTED);
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 1;
    }

    @Override
    public int getMinorVersion() {
        return 0;
    }

    @Override
    public boolean jdbcCompliant() {
        return false;
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getGlobal();
    }

    @Override
    public void close() throws SQLException {
        DriverManager.deregisterDriver(this);
    }
}
