// expect: at most 1000000 entries can be worked on
export function hook({ state, random }, { company }) {
  return Array(2 ** 32 - 1).sort().length;
}
