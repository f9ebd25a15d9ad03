import { z } from 'zod';

/** A page that compares two releases, if `content/releases.yml` lists them; `false` for none. */
export const field = z.boolean().default(true);
