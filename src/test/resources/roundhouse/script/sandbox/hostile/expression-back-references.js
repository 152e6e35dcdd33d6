// expect: took longer than a second
export function hook() {
  return /^(?:(x+)\1?)+y$/.test('x'.repeat(60));
}
