// expect: entries; the limit is 100000
export function hook({ state, random }, { company }) {
  return Array(4e9).values().reduce(Math.max);
}
