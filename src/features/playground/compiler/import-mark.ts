/**
 * What marks an import in compiled code, before its number. It is drawn at random, so that no text of a
 * project is taken for one.
 */
export const importMark = `import-${Math.floor(Math.random() * 2 ** 52)
  .toString(16)
  .padStart(16, '0')}:`;
