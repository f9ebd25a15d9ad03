import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../../../content/front-matter/parse-yaml.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { FieldPlaces } from '../../../diagnostics/places.ts';
import { kinds, type Release } from '../release.ts';
import { hasReleases, releasesPath } from '../table.ts';

const schema = z.array(
  z.strictObject({
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'expected three numbers, like 1.2.0'),
    post: z.string().optional(),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'expected a day or a month, like 2025-05-21 or 2025-05')
      .optional(),
    changes: z.array(
      z.strictObject({ kind: z.enum(kinds), text: z.string().min(1), at: z.string().optional() }),
    ),
  }),
);

type ReadReleases = { releases: Release[]; diagnostics: Diagnostic[]; places?: FieldPlaces };

/**
 * Reads `content/releases.yml`: the changes of each release, newest first. The file is optional.
 * @param root the project's root
 */
export function readReleases(root: string): ReadReleases {
  if (!hasReleases(root)) return { releases: [], diagnostics: [] };
  const text = readFileSync(path.join(root, releasesPath), 'utf8');
  const { value = [], diagnostics, places } = parseYaml(text, schema, releasesPath);
  return { releases: value, diagnostics, places };
}
