// expect: cannot be changed: objects that all scripts share are frozen
export function hook({ state, random }, { company }) {
  (async () => 1).constructor.prototype.call = () => 5;
}
