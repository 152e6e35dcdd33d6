// expect: Worker is not defined
export function hook({ state, random }, { company }) {
  return new Worker('x.js');
}
