package roundhouse.lab.valuesearch;

/**
 * The factor of a symmetric matrix whose eigenvalues are positive. All sums are made in the same
 * order, so the last digit is the same everywhere.
 */
record Cholesky(double[][] lower) {

  static Cholesky of(double[][] matrix) {
    int size = matrix.length;
    double[][] lower = new double[size][size];
    for (int row = 0; row < size; row++)
      for (int column = 0; column <= row; column++) {
        double rest = matrix[row][column];
        for (int before = 0; before < column; before++)
          rest -= lower[row][before] * lower[column][before];
        lower[row][column] =
            row == column ? Math.sqrt(Math.max(rest, 1e-12)) : rest / lower[column][column];
      }
    return new Cholesky(lower);
  }

  /** Half of the way of {@link #solve}. */
  double[] forward(double[] right) {
    double[] found = right.clone();
    for (int row = 0; row < found.length; row++) {
      for (int before = 0; before < row; before++) found[row] -= lower[row][before] * found[before];
      found[row] /= lower[row][row];
    }
    return found;
  }

  /** What the matrix takes to the right side. */
  double[] solve(double[] right) {
    double[] found = forward(right);
    for (int row = found.length - 1; row >= 0; row--) {
      for (int after = row + 1; after < found.length; after++)
        found[row] -= lower[after][row] * found[after];
      found[row] /= lower[row][row];
    }
    return found;
  }

  double logDeterminant() {
    double sum = 0;
    for (int row = 0; row < lower.length; row++) sum += 2 * StrictMath.log(lower[row][row]);
    return sum;
  }
}
