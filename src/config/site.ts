import input from '../../site.config.ts';
import { checkSiteConfig } from './check-site-config.ts';

/** The checked configuration of this site. */
export const site = checkSiteConfig(input);
