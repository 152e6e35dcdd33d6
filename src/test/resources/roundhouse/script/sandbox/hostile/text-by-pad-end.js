// expect: Invalid string length
export function hook() {
  return 'x'.padEnd(2 ** 31 - 1).length;
}
