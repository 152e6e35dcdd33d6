// expect: the answer is Infinity: whole numbers go up to 2^53
export function hook({ state, random }, { company }) {
  return 1 / 0;
}
