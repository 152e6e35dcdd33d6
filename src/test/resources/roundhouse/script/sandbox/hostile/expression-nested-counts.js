// expect: took longer|nothing is not defined|SyntaxError
export function hook() {
  return new RegExp('((a{1,999}){1,999}){1,999}b').test('a'.repeat(9000)) || nothing;
}
