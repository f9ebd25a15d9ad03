import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PlainError } from '../../../faults/plain-error.ts';

const recordsSchema = z.array(z.looseObject({ objectID: z.string() })).min(1);

/**
 * Reads the records that the last build made for the hosted service.
 * @param searchPagePath the path of the search page
 * @throws PlainError if there are none
 */
export function readBuiltRecords(root: string, searchPagePath: string) {
  const file = `dist/public${searchPagePath}records.json`;
  const known = path.join(root, file);
  if (!existsSync(known)) {
    throw new PlainError(
      `There are no built records: ${file} is missing. Run npm run build first.`,
    );
  }
  try {
    return recordsSchema.parse(JSON.parse(readFileSync(known, 'utf8')));
  } catch {
    throw new PlainError(`${file} does not contain records. Run npm run build again.`);
  }
}
