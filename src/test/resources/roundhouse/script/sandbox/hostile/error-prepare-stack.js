// expect: Error: x|cannot be
export function hook() {
  Error.prepareStackTrace = () => { for (;;); }; throw new Error('x');
}
