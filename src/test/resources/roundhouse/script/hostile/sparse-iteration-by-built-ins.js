// expect: at most 1000000 entries can be worked on
export function hook({ state, random }, { company }) {
  return Array(4e9).values().reduce(Math.max);
}
