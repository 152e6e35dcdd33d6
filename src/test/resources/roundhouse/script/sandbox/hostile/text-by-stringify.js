// expect: Invalid string length
export function hook() {
  return JSON.stringify(Array(90000).fill('\u0001')).length;
}
