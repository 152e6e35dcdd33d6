// expect: cannot be changed: what all scripts share is frozen
export function hook({ state, random }, { company }) {
  (async () => 1).constructor.prototype.call = () => 5;
}
