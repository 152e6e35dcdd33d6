// expect: threw an object|threw
export function hook() {
  throw Symbol('x');
}
