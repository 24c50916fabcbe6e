package org.dicechess.picture;

/**
 * A point or a vector of a picture: x to the right, y down.
 *
 * @param x units to the right; a square is 100 units wide
 * @param y units down
 */
record Point(double x, double y) {

    Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    Point minus(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    double length() {
        return Math.sqrt(x * x + y * y);
    }

    /** Returns the vector of length 1 in this direction. */
    Point unit() {
        return times(1 / length());
    }

    /** Returns the vector after a quarter turn. */
    Point across() {
        return new Point(-y, x);
    }
}
