// expect: threw nothing
export function hook() {
  throw null;
}
