/**
 * Marks an import in compiled code, followed by its number. It is random, so that no text of a project is mistaken
 * for it.
 */
export const importMark = `import-${Math.floor(Math.random() * 2 ** 52)
  .toString(16)
  .padStart(16, '0')}:`;
