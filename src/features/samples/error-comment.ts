/** A comment that marks its line as wrong: `// error`, `// Error: and why`. */
export const errorComment = /\/\/ ?[Ee]rror\b(?::\s*(.*))?/;
