/** Runs scripts in contexts without any rights, within limits, and stops what exceeds them. */
package roundhouse.script.sandbox;
