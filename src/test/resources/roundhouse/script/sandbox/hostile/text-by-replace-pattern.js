// expect: Invalid string length
export function hook() {
  return 'x'.repeat(1000).replace(/x/g, 'x'.repeat(1000)).length;
}
