import { changedOn, describeText, index, isPublicFile, modules, readText } from 'virtual:content';
import { site } from '../../config/site.ts';
import { createCollections } from './create-collections.ts';

/**
 * The collections of this site, for the bundle. In dev this module is evaluated again after each change of the
 * content. The bundle's entry has no content yet, so import this module only where pages are rendered.
 */
export const collections = createCollections(
  { index, changedOn, describeText, readText, isPublicFile, modules },
  site,
);
