// expect: imports what is not the path of a script
import './a\u0000b.js';
export function hook() {}
