// expect: entries; the limit is 100000
export function hook({ state, random }, { company }) {
  return Array.from({ length: 1e9 }).length;
}
