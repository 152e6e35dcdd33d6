// expect: but there is no such script; a script can import only scripts of its title
import 'https://example.com/x.js';
export function hook() { return 1; }
