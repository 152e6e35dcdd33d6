// expect: Invalid string length
export function hook() {
  return 'x'.padStart(1000000).length;
}
