/**
 * Whether a content file is a post, or a text that only posts show.
 * @param file path from the root
 */
export const isPost = (file: string): boolean => file.startsWith('content/blog/');
