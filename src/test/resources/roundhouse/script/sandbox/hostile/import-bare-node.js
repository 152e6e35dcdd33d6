// expect: but there is no such script; a script can import only scripts of its title
import fs from 'fs';
export function hook() { return 1; }
