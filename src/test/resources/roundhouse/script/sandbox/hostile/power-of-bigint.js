// expect: 2n|bigint|BigInt|SyntaxError
export function hook() {
  return BigInt(2) ** BigInt(10) ** BigInt(9);
}
