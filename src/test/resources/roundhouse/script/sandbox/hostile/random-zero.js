// expect: random.below needs a number of at least 1, not 0
export function hook({ state, random }, { company }) {
  return random.below(0);
}
