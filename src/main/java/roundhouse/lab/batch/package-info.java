/** Many games played by bots, and the figures of them. */
package roundhouse.lab.batch;
