// expect: TypeError
export function hook({ state, random }, { company }) {
  Math.max = () => 5;
}
