/** A code block with a title, followed by what follows a shown sample. */
const sample = /^```[jt]sx? title=".+\n(?:(?!```).*\n)+```\n(?=\n\*\*Compiled output)/m;

/** The first sample in a page's Markdown copy that the build has compiled and shown. */
export const findProven = (markdown: string): string | undefined => sample.exec(markdown)?.[0];
