// expect: the limit is 1000
export function hook() {
  let n = 0; return 'a'.localeCompare({ toString() { return n++ ? 'b' : '\u0315\u0300'.repeat(40000); } });
}
