// expect: the answer is Infinity: the largest whole number is 2^53
export function hook({ state, random }, { company }) {
  return 1 / 0;
}
