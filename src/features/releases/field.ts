import { z } from 'zod';

/** A page that compares two releases of `content/releases.yml`; on if there is that file, `false` for none. */
export const field = z.boolean().default(true);
