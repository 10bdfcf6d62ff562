/** Spearman's rho: how well one list puts the items in the order of the other, from -1 to 1. Undefined when a list is all alike. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number | undefined {
  return correlation(ranksOf(one), ranksOf(other));
}

/** Equal values share the mean of their places. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end++;
    for (const { index } of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

function correlation(one: readonly number[], other: readonly number[]): number | undefined {
  const meanOfOne = mean(one);
  const meanOfOther = mean(other);
  let product = 0;
  let squaresOfOne = 0;
  let squaresOfOther = 0;
  one.forEach((value, index) => {
    const a = value - meanOfOne;
    const b = (other[index] ?? 0) - meanOfOther;
    product += a * b;
    squaresOfOne += a * a;
    squaresOfOther += b * b;
  });
  const size = Math.sqrt(squaresOfOne * squaresOfOther);
  return size > 0 ? product / size : undefined;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
