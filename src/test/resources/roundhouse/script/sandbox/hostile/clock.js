// expect: Date is not defined: scripts have no clock
export function hook({ state, random }, { company }) {
  return new Date().getTime();
}
