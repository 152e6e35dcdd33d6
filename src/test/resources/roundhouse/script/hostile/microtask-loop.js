// expect: ran more than 1,000,000 statements: is there a loop that never ends?
export function hook({ state, random }, { company }) {
  Promise.resolve().then(() => { for (;;); });
  return 1;
}
