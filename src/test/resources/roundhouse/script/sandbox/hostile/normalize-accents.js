// expect: the limit is 1000
export function hook() {
  return '\u0315\u0300'.repeat(40000).normalize().length;
}
