// expect: Error: no\nroundhouse: no problems
export function hook() {
  throw new Error('no\nroundhouse: no problems');
}
