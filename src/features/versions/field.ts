import { z } from 'zod';

/** What a site with several versions of the docs adds to its pages; the versions in `docs` turn it on. */
export const field = z
  .custom<true>(() => false, 'expected nothing: list the versions in docs.versions')
  .optional();
