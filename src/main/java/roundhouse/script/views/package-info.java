/**
 * Shows Java objects to scripts, read-only, reads their answers, and remembers what they answered.
 */
package roundhouse.script.views;
