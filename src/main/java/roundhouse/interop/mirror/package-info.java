/** States of ours in the form of a trace, to compare them with those of recorded games. */
package roundhouse.interop.mirror;
