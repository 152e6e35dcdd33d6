// expect: takes too long
export function hook({ state, random }, { company }) {
  return 'a'.repeat(200000).indexOf('a'.repeat(100000) + 'b');
}
