// expect: at most 1000000 entries can be worked on
export function hook({ state, random }, { company }) {
  return Array.prototype.sort.call({ length: 1e12 });
}
