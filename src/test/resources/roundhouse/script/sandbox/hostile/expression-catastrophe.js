// expect: took longer than 3 seconds
export function hook({ state, random }, { company }) {
  return /(a*)*\1b/.test('a'.repeat(40));
}
