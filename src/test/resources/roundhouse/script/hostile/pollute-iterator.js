// expect: cannot be changed: what all scripts share is frozen
export function hook({ state, random }, { company }) {
  Object.getPrototypeOf([].values()).next = () => ({ done: true });
}
