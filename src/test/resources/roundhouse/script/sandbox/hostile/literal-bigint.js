// expect: SyntaxError|BigInt|bigint
export function hook() {
  return 2n ** 10000000000n;
}
