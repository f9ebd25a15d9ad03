import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml } from '../../../content/parse-yaml.ts';
import { decodeSegment } from '../../../content/source-path.ts';
import type { Fault } from '../../../faults/fault.ts';
import type { FieldPlaces } from '../../../faults/places.ts';

/** What people search for and a page does not say: words and phrases by the address that answers. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

export const synonymsPath = 'content/search-synonyms.yml';

const schema = z.record(
  z.string(),
  z.array(z.string().trim().min(1, 'expected a word or a phrase')),
);

/**
 * @property written the addresses as the file has them
 */
type ReadSynonyms = {
  synonyms: Synonyms;
  written: readonly string[];
  faults: Fault[];
  places: FieldPlaces | undefined;
};

/**
 * Reads `content/search-synonyms.yml`: lists of words and phrases by the path of a page, with `#` and
 * the id of a heading where that is the answer. A site need not have the file.
 * @param root the project's root
 */
export function readSynonyms(root: string): ReadSynonyms {
  const file = path.join(root, synonymsPath);
  if (!existsSync(file)) return { synonyms: {}, written: [], faults: [], places: undefined };
  const {
    value = {},
    faults,
    places,
  } = parseYaml(readFileSync(file, 'utf8'), schema, synonymsPath);
  // An address may be copied from a browser, which encodes it.
  const decoded = Object.entries(value).map(([address, words]) => [decodeSegment(address), words]);
  return { synonyms: Object.fromEntries(decoded), written: Object.keys(value), faults, places };
}
