// expect: fs
import fs from 'fs';
export function hook() { return 1; }
