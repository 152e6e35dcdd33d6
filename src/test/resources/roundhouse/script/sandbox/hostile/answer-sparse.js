// expect: the answer has more than 10,000 entries
export function hook({ state, random }, { company }) {
  return Array(4e9);
}
