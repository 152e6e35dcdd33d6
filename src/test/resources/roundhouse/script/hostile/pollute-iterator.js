// expect: TypeError
export function hook({ state, random }, { company }) {
  Object.getPrototypeOf([].values()).next = () => ({ done: true });
}
