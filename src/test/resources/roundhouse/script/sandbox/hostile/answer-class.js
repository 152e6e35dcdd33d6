// expect: is an object of Effect, not data
export function hook({ state, random }, { company }) {
  class Effect { pay = 5; }
  return new Effect();
}
