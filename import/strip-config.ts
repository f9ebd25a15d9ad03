import { type SiteConfig, siteConfigSchema } from '../src/config/schema.ts';
import { replaceAt } from '../src/config/strip-invalid-fields.ts';
import type { ContentReading } from '../src/content/content-index.ts';
import { findMismatches, quoteValue } from '../src/diagnostics/mismatches.ts';
import { fieldPath } from '../src/diagnostics/places.ts';
import { isOfFailed } from '../src/site/navigation/sidebar-context.ts';
import { buildNavigation } from '../src/site/navigation/site-navigation.ts';
import { fieldsOf, stringOf } from './plain-data.ts';

/** A configuration that this site takes, and what was taken out for that. */
export type ReadConfig = { data: unknown; site: SiteConfig; left: string[] };

const configFile = 'site.config.ts';
const rounds = 200;

/**
 * Takes out what the schema does not know, and items that lead to docs that are not there.
 * @param complete adds what the configuration doesn't say itself, such as the sidebars of older versions
 * @throws where more is wrong than single fields
 */
export function stripConfig(
  converted: unknown,
  { index, failedIds }: Pick<ContentReading, 'index' | 'failedIds'>,
  complete: (site: SiteConfig) => SiteConfig = (site) => site,
): ReadConfig {
  const left: string[] = [];
  let data = converted;
  for (let round = 0; round < rounds; round += 1) {
    const { value, wrong, unknown } = findMismatches(siteConfigSchema, data);
    // From the end, so that the numbers of items before stay right.
    const [first] = [...unknown, ...wrong].toReversed();
    if (first) {
      const { path, got } = first;
      const place = fieldPath(path);
      const why = 'expected' in first && got !== undefined ? `; expected ${first.expected}` : '';
      // A field that was taken out before takes the item that needs it along.
      if (got !== undefined || !left.some((line) => line.startsWith(`${place}: `)))
        left.push(withItem(`${place}: ${quoteValue(got)}${why}`, data, path));
      data = replaceAt(data, holderOf(path, got), undefined);
      continue;
    }
    if (!value) break;
    // A doc that cannot be read yet is there, and what another file names is corrected in that.
    const site = complete(value);
    const diagnostic = buildNavigation({ ...index }, site).diagnostics.findLast(
      ({ file, field, missingId = '' }) =>
        file === configFile && field && !isOfFailed(missingId, failedIds),
    );
    if (!diagnostic?.field) return { data, site, left };
    const item = itemOf(diagnostic.field);
    left.push(withItem(diagnostic.message, data, item));
    data = replaceAt(data, item, undefined);
  }
  throw new Error(`the configuration cannot be converted: ${left.at(-1) ?? 'it is empty'}`);
}

/** A field that is missing takes the item with it that misses it. */
function holderOf(path: readonly PropertyKey[], got: unknown): readonly PropertyKey[] {
  if (got !== undefined) return path;
  const at = path.findLastIndex((key) => typeof key === 'number');
  return at < 0 ? path.slice(0, -1) : path.slice(0, at + 1);
}

/** The innermost item of a list that a field belongs to, or else the field: `['navbar', 'items', 2]`. */
function itemOf(field: string): PropertyKey[] {
  const keys = [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([text, number]) =>
    number === undefined ? text : Number(number),
  );
  const at = keys.findLastIndex((key) => typeof key === 'number');
  return at < 0 ? keys : keys.slice(0, at + 1);
}

/** Adds to a message the label of the innermost item of a list that a path leads through: ` (in "Guides")`. */
function withItem(message: string, data: unknown, path: readonly PropertyKey[]): string {
  let value = data;
  let label: string | undefined;
  for (const key of path) {
    value = value instanceof Object ? Reflect.get(value, key) : undefined;
    const item = typeof key === 'number' ? fieldsOf(value) : {};
    label = stringOf(item.label) ?? stringOf(item.title) ?? label;
  }
  return label === undefined || message.includes(`"${label}"`)
    ? message
    : `${message} (in "${label}")`;
}
