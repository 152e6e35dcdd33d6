// expect: SyntaxError
export function hook({ state, random }, { company }) {
  return 10n ** 100000n;
}
