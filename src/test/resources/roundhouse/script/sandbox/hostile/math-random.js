// expect: use the hook's random, as in random.below(6)
export function hook({ state, random }, { company }) {
  return Math.floor(Math.random() * 6);
}
