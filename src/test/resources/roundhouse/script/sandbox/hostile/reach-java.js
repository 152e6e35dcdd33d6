// expect: Java is not defined: a script sees only what its hook is given
export function hook({ state, random }, { company }) {
  return Java.type('java.lang.System');
}
