/** The version of links: their prefix, `#v5.…`. A change of the format, or of the dictionary, needs another one. */
export const linkVersion = 'v5';

/** The views that a link can open, besides the preview. */
export const linkViews = ['rules', 'javascript'] as const;
export type LinkView = (typeof linkViews)[number];
