// expect: the limit is 1000
export function hook() {
  return '\u0344'.repeat(2000).normalize('NFD').length;
}
