// expect: Error: xxxx
export function hook() {
  throw new Error('x'.repeat(99000));
}
