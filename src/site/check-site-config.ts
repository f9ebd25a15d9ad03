import { FaultError } from '../faults/fault.ts';
import { listMismatches, quoteValue } from '../faults/mismatches.ts';
import { type FieldFault, fieldPath, placeFault } from '../faults/places.ts';
import { findUnknownFields } from '../faults/unknown-fields.ts';
import { navbarKinds, type SiteConfig, siteConfigSchema } from './schema.ts';

const file = 'site.config.ts';
const hint = 'The fields are described in src/site/schema.ts.';

/**
 * Checks what `site.config.ts` exports.
 * @returns the config with its defaults filled in
 * @throws FaultError with one fault for each wrong field: its path, its value, what is expected
 */
export function checkSiteConfig(input: unknown): SiteConfig {
  const checked = readSiteConfig(input);
  if ('site' in checked) return checked.site;
  throw new FaultError(checked.faults.map((fault) => placeFault(fault, undefined)));
}

/** The same without throwing; the faults do not know their lines yet. */
export function readSiteConfig(input: unknown): { site: SiteConfig } | { faults: FieldFault[] } {
  const unknown = findUnknownFields(siteConfigSchema, input).map(
    ({ path, got, hint: nearest }): FieldFault => ({
      file,
      field: fieldPath(path),
      at: 'key',
      message: `${fieldPath(path)}: got ${quoteValue(got)}; expected no field of this name`,
      hint: nearest,
    }),
  );
  const result = siteConfigSchema.safeParse(input);
  if (result.success) return { site: result.data };
  const wrong = listMismatches(result.error, input).map(({ path, expected, got }): FieldFault => {
    const field = fieldPath(path);
    const name = field || 'the default export';
    const message = `${name}: got ${quoteValue(got)}; ${sayExpected(field, expected)}`;
    return { file, field, message, hint };
  });
  // What is wrong as a whole is told once, not in its parts too.
  const others = unknown.filter(({ field = '' }) => !wrong.some((fault) => isInside(field, fault)));
  return { faults: [...wrong, ...others] };
}

function isInside(field: string, { field: whole = '' }: FieldFault): boolean {
  return field.startsWith(`${whole}.`) || field.startsWith(`${whole}[`);
}

function sayExpected(field: string, expected: string): string {
  if (/^navbar\.items\[\d+\]\.type$/.test(field)) {
    return `not built yet or unknown; expected one of ${navbarKinds.join(', ')}`;
  }
  return `expected ${expected}`;
}
