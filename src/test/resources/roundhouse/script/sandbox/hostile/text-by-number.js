// expect: Invalid string length|radix|toString
export function hook() {
  return (10 ** 300).toString(2).repeat(1000).length;
}
