// expect: took longer than 3 seconds|nothing is not defined
export function hook() {
  return /(?<=(x+)+)y/.test('x'.repeat(90000)) || nothing;
}
