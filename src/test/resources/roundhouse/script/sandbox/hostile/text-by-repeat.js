// expect: Invalid string length
export function hook() {
  return 'ab'.repeat(1000000).length;
}
