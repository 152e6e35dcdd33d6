// expect: cannot be changed|cannot be added|read only|not extensible|frozen
export function hook() {
  Array.prototype.constructor = { [Symbol.species]: function () { for (;;); } }; return [1].slice();
}
