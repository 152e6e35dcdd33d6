// expect: takes too long
export function hook({ state, random }, { company }) {
  return 'a'.repeat(1000000).split('a'.repeat(500000) + 'b');
}
