// expect: ran more than
export function hook() {
  outer: for (;;) { for (;;) continue outer; }
}
