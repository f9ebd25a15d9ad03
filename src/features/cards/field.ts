import { z } from 'zod';

/** Pictures for link previews, drawn from the title of each page; `false` for none. */
export const field = z.boolean().default(true);
