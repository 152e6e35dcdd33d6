// expect: random.pick needs a list of at most 10,000 entries
export function hook({ state, random }, { company }) {
  return random.pick(Array(4e9));
}
