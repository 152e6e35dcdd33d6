// expect: cannot be changed: objects that all scripts share are frozen
export function hook({ state, random }, { company }) {
  Object.getPrototypeOf([].values()).next = () => ({ done: true });
}
