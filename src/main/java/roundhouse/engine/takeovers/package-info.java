/** Mergers, takeovers by the state railway, and loans that companies cannot pay. */
package roundhouse.engine.takeovers;
