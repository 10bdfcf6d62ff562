import { mean } from './rank-correlation.js';

/** `base` plus each value times its weight. */
export interface LinearFit {
  readonly base: number;
  readonly weights: readonly number[];
}

/**
 * Least squares with a penalty on large weights (ridge regression): columns are brought to mean 0 and deviation 1 before,
 * so that the penalty treats them alike, and the answer is for the values as they came. A column that never changes gets 0.
 */
export function fitRidge(rows: readonly (readonly number[])[], targets: readonly number[], penalty: number): LinearFit {
  const columns = rows[0]?.length ?? 0;
  const scales = Array.from({ length: columns }, (_, column) => scaleOf(rows.map((row) => row[column] ?? 0)));
  const meanTarget = mean(targets);

  // The normal equations of the standardised columns.
  const matrix = Array.from({ length: columns }, () => new Float64Array(columns));
  const right = new Float64Array(columns);
  const standardised = new Float64Array(columns);
  rows.forEach((row, index) => {
    const target = (targets[index] ?? 0) - meanTarget;
    scales.forEach(({ centre, deviation }, column) => {
      standardised[column] = deviation > 0 ? ((row[column] ?? 0) - centre) / deviation : 0;
    });
    for (let a = 0; a < columns; a++) {
      const value = standardised[a] ?? 0;
      const line = matrix[a];
      if (!line || value === 0) continue;
      right[a] = (right[a] ?? 0) + value * target;
      for (let b = 0; b <= a; b++) line[b] = (line[b] ?? 0) + value * (standardised[b] ?? 0);
    }
  });
  matrix.forEach((line, column) => {
    line[column] = (line[column] ?? 0) + penalty;
  });

  const solved = solveSymmetric(matrix, right);
  const weights = scales.map(({ deviation }, column) => (deviation > 0 ? (solved[column] ?? 0) / deviation : 0));
  const base = scales.reduce((sum, { centre }, column) => sum - centre * (weights[column] ?? 0), meanTarget);
  return { base, weights };
}

function scaleOf(values: readonly number[]): { centre: number; deviation: number } {
  const centre = mean(values);
  const deviation = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  // Rounding leaves a trace of a deviation where there is none.
  return { centre, deviation: deviation > 1e-9 ? deviation : 0 };
}

/** Cholesky's way, for a positive definite matrix of which the lower half is given; it is overwritten. */
function solveSymmetric(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = at(row, column);
      for (let k = 0; k < column; k++) rest -= at(row, k) * at(column, k);
      const line = matrix[row];
      if (line) line[column] = row === column ? Math.sqrt(rest) : rest / at(column, column);
    }
  }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) solution[row] = (solution[row] ?? 0) - at(row, k) * (solution[k] ?? 0);
    solution[row] = (solution[row] ?? 0) / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) solution[row] = (solution[row] ?? 0) - at(k, row) * (solution[k] ?? 0);
    solution[row] = (solution[row] ?? 0) / at(row, row);
  }
  return solution;
}
