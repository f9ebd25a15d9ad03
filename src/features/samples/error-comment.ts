/** A comment that says of its line that it is wrong: `// error`, `// Error: and why`. */
export const errorComment = /\/\/ ?[Ee]rror\b(?::\s*(.*))?/;
