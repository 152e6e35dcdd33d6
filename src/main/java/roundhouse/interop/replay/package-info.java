/** Plays recorded games with a design, and compares their states. */
package roundhouse.interop.replay;
