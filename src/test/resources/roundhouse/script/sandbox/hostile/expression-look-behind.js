// expect: took longer than a second|nothing is not defined
export function hook() {
  return /(?<=(x+)+)y/.test('x'.repeat(90000)) || nothing;
}
