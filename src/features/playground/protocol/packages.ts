/** The package of the preview that has the function which guards call. */
export const guardPackage = 'playground:guard';

/** The packages that projects can import. */
export const packageNames = ['react', 'react/jsx-runtime', '@stylexjs/stylex'];
