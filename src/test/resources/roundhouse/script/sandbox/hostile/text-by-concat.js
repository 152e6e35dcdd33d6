// expect: Invalid string length
export function hook() {
  let s = 'x'; for (;;) s = s.concat(s);
}
