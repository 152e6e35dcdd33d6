/** The steps of a turn with their parameters, as a design writes them. */
package roundhouse.design.spec.steps;
