// expect: ran more than 1,000,000 statements: does a loop never end?
export function hook({ state, random }, { company }) {
  for (;;) {
    try { for (;;); } catch (e) { /* again */ } finally { continue; }
  }
}
