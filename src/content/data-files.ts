/** The folder of the docs, as a prefix of their paths. */
export const docsFolder = 'content/docs/';

/** The folders of the docs of older versions, `version-1.2/` for each, and that of their sidebars. */
export const versionedFolder = 'content/versioned_docs/';
export const versionedSidebarsFolder = 'content/versioned_sidebars/';

/** The names of the older versions, newest first. */
export const versionsPath = 'content/versions.json';

/** The default start of the routes of docs. */
export const docsBase = '/docs';

/** Defines the authors that posts name by their keys. */
export const authorsPath = 'content/blog/authors.yml';

/** Describes the tags of posts; optional. */
export const tagsPath = 'content/blog/tags.yml';

/** The same for docs. */
export const docTagsPath = 'content/docs/tags.yml';
