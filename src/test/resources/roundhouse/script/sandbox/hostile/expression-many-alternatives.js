// expect: took longer|used more|is not defined|too
export function hook() {
  return new RegExp(Array.from({ length: 9000 }, (_, i) => 'a' + i).join('|')).test('b') || nothing;
}
