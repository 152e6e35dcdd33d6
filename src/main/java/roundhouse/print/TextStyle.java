package roundhouse.print;

import java.awt.Color;

/**
 * How text looks on paper.
 *
 * @param size in millimetres
 */
record TextStyle(double size, Typeface type, Color color) {}
