/** The packages whose types samples are checked against, and the type checker. */
export const typedPackages = ['typescript', 'stylex-013', '@types/react', '@types/react-dom'];
