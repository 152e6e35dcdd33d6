// expect: entries; the limit is 100000
export function hook({ state, random }, { company }) {
  return Array.prototype.indexOf.call({ length: 1e12 }, 3);
}
