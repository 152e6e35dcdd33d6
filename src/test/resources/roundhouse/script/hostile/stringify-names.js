// expect: at most 1000000 entries can be worked on
export function hook({ state, random }, { company }) {
  return JSON.stringify({ a: 1 }, Array(4e9));
}
