// expect: getClass
export function hook({ state, random }, { company }) {
  return state.getClass().forName("java.lang.Runtime");
}
