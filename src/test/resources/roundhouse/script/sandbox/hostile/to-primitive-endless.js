// expect: ran more than
export function hook() {
  return `${{ [Symbol.toPrimitive]() { for (;;); } }}`;
}
