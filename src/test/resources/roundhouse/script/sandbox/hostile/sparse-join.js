// expect: entries; the limit is 1000000
export function hook({ state, random }, { company }) {
  return String([Array(2 ** 32 - 1)]);
}
