// expect: cannot be changed: objects that all scripts share are frozen
export function hook({ state, random }, { company }) {
  Math.max = () => 5;
}
