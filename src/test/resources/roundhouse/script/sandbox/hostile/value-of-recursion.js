// expect: called functions more than|too deeply
export function hook() {
  const a = { valueOf() { return +a; } }; return +a;
}
