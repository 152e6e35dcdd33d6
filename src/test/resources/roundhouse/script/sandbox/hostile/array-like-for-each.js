// expect: entries; the limit is 1000000
export function hook({ state, random }, { company }) {
  return Array.prototype.forEach.call({ length: 1e12 }, () => 1);
}
