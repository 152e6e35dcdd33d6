// expect: perhaps a generator
export function hook({ state, random }, { company }) {
  return (function* () { for (;;) yield 1; })();
}
