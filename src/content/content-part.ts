/**
 * Reads a feature's own file in `content/`, for what renders pages; the feature knows its type. Like all content, it
 * isn't in the bundle.
 * @param root the project's root
 */
export type ContentPart = (root: string) => unknown;
