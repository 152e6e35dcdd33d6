// expect: Invalid string length|the limit is
export function hook() {
  return Array(99999).fill('abc').join(',').length;
}
