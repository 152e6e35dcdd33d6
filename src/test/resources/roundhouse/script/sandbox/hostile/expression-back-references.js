// expect: took longer than 3 seconds
export function hook() {
  return /^(?:(x+)\1?)+y$/.test('x'.repeat(60));
}
