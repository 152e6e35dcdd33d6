// expect: Nul character
import './a\u0000b.js';
export function hook() {}
