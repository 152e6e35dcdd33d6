// expect: entries; the limit is 100000
export function hook({ state, random }, { company }) {
  return new Array(1e8).fill(0).length;
}
