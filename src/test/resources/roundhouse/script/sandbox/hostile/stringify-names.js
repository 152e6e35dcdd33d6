// expect: entries; the limit is 100000
export function hook({ state, random }, { company }) {
  return JSON.stringify({ a: 1 }, Array(4e9));
}
