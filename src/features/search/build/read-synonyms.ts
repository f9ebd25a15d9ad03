import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../../../content/front-matter/parse-yaml.ts';
import { decodeSegment } from '../../../content/source-path.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { FieldPlaces } from '../../../diagnostics/places.ts';

/** Words and phrases that people search for but a page doesn't contain, by the address of the answer. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

export const synonymsPath = 'content/search-synonyms.yml';

const schema = z.record(
  z.string(),
  z.array(z.string().trim().min(1, 'expected a word or a phrase')),
);

/** @property written the addresses as they are in the file */
type ReadSynonyms = {
  synonyms: Synonyms;
  written: readonly string[];
  diagnostics: Diagnostic[];
  places: FieldPlaces | undefined;
};

/**
 * Reads `content/search-synonyms.yml`: lists of words and phrases by the path of a page, with `#` and the id of a
 * heading if that is the answer. The file is optional.
 * @param root the project's root
 */
export function readSynonyms(root: string): ReadSynonyms {
  const file = path.join(root, synonymsPath);
  if (!existsSync(file)) return { synonyms: {}, written: [], diagnostics: [], places: undefined };
  const {
    value = {},
    diagnostics,
    places,
  } = parseYaml(readFileSync(file, 'utf8'), schema, synonymsPath);
  // Addresses copied from a browser are encoded.
  const decoded = Object.entries(value).map(([address, words]) => [decodeSegment(address), words]);
  return {
    synonyms: Object.fromEntries(decoded),
    written: Object.keys(value),
    diagnostics,
    places,
  };
}
