// expect: Error: last
export function hook() {
  let e = new Error('first'); for (let i = 0; i < 9000; i++) e = new Error('last', { cause: e }); throw e;
}
