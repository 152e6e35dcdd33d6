// expect: is an object of Map, not data
export function hook({ state, random }, { company }) {
  return new Map([['a', 1]]);
}
