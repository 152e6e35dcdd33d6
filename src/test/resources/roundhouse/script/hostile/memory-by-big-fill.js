// expect: at most 1000000 entries can be worked on
export function hook({ state, random }, { company }) {
  return new Array(1e8).fill(0).length;
}
