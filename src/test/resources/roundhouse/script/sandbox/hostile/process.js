// expect: process is not defined
export function hook({ state, random }, { company }) {
  return process.exit(1);
}
