// expect: entries; the limit is 100000
export function hook({ state, random }, { company }) {
  return String([Array(2 ** 32 - 1)]);
}
