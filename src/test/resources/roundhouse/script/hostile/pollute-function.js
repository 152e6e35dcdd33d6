// expect: TypeError
export function hook({ state, random }, { company }) {
  (async () => 1).constructor.prototype.call = () => 5;
}
