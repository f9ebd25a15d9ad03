/** What needs CodeMirror: it loads while the preview's first picture does. */
export { createCodeEditor } from './code-editor.ts';
export { colorCode } from './code-theme.ts';
export { loadWords } from './complete-styles.ts';
export { readStyleCalls } from './read-styles.ts';
