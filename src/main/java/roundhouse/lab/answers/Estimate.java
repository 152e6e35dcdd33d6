package roundhouse.lab.answers;

/**
 * A value that games show, with the interval that contains the true one in 95 of 100 experiments.
 */
public record Estimate(double value, double low, double high) {}
