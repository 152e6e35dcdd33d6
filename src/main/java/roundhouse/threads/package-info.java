/** Threads that do work in the background, and work that can be given up. */
package roundhouse.threads;
