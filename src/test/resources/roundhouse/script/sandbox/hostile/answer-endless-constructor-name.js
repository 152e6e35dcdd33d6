// expect: ran more than 1,000,000 statements
export function hook({ state, random }, { company }) {
  class Odd { static get name() { for (;;); } }
  return new Odd();
}
