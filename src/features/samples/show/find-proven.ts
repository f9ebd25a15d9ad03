/** A block of code with a title, and what a shown sample is followed by. */
const sample =
  /^```[jt]sx? title=".+\n(?:(?!```).*\n)+```\n(?=\n(?:\[Open in playground\]|\*\*Compiled output))/m;

/** The first sample of a page's Markdown copy that the build compiled and shows. */
export const findProven = (markdown: string): string | undefined => sample.exec(markdown)?.[0];
