/** The folder of an author's components that replace those of the site, by the names of their files. */
export const overridesFolder = 'content/overrides';

/** The folder of the components that can be replaced. */
export const replaceableFolder = 'src/components';
