// expect: Date is not defined: there is no clock in a script
export function hook({ state, random }, { company }) {
  return new Date().getTime();
}
