// expect: a script can import only scripts of its title|imports
import 'file:a.js';
export function hook() {}
