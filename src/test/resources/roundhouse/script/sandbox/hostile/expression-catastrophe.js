// expect: took longer than a second
export function hook({ state, random }, { company }) {
  return /(a*)*\1b/.test('a'.repeat(40));
}
