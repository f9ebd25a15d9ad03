/** The preview's package with the function that guards call. */
export const guardPackage = 'playground:guard';

/** The packages that projects can import. */
export const packageNames = ['react', 'react/jsx-runtime', '@stylexjs/stylex'];
