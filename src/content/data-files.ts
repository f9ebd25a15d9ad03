/** The folder of the docs, as a prefix of their paths. */
export const docsFolder = 'content/docs/';

/** What the routes of docs begin with, where the configuration says nothing else. */
export const docsBase = '/docs';

/** What the keys of a post's `authors` mean. */
export const authorsPath = 'content/blog/authors.yml';

/** What the tags of posts mean; there may be no such file. */
export const tagsPath = 'content/blog/tags.yml';

/** The same for docs. */
export const docTagsPath = 'content/docs/tags.yml';
