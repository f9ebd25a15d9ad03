import path from 'node:path';

/** Where Node keeps the compiled code of the commands that tests run: compiling it takes as long as some of them. */
export const compileCache = { NODE_COMPILE_CACHE: path.resolve('.build/compiled') };
