/**
 * JavaScript in its sandbox: loading scripts, calling what they export within limits, taking over
 * their answers, and telling what went wrong where in the designer's own words.
 */
package roundhouse.script;
