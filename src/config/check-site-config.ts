import { DiagnosticError } from '../diagnostics/diagnostic.ts';
import { findMismatches, quoteValue } from '../diagnostics/mismatches.ts';
import { type FieldDiagnostic, fieldPath, placeDiagnostic } from '../diagnostics/places.ts';
import { navbarKinds, simpleKinds } from './navbar-schema.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

const file = 'site.config.ts';
const hint = 'The fields are described in src/config/schema.ts.';

/**
 * Checks the export of `site.config.ts`.
 * @returns the configuration with its defaults filled in
 * @throws DiagnosticError with a diagnostic for each invalid field: its path, its value, what is expected
 */
export function checkSiteConfig(input: unknown): SiteConfig {
  const checked = readSiteConfig(input);
  if ('site' in checked) return checked.site;
  throw new DiagnosticError(
    checked.diagnostics.map((diagnostic) => placeDiagnostic(diagnostic, undefined)),
  );
}

/** The same without throwing; the diagnostics have no lines yet. */
export function readSiteConfig(
  input: unknown,
): { site: SiteConfig } | { diagnostics: FieldDiagnostic[] } {
  const { value, wrong, unknown } = findMismatches(siteConfigSchema, input);
  if (value) return { site: value };
  const diagnostics = wrong.map(({ path, expected, got }): FieldDiagnostic => {
    const field = fieldPath(path);
    const name = field || 'the default export';
    const message = `${name}: got ${quoteValue(got)}; ${sayExpected(field, expected, got)}`;
    return { file, field, message, hint };
  });
  const others = unknown.map(({ path, got, hint: nearest }): FieldDiagnostic => {
    const field = fieldPath(path);
    const message = `${field}: got ${quoteValue(got)}; expected no field of this name`;
    return { file, field, at: 'key', message, hint: nearest };
  });
  return { diagnostics: [...diagnostics, ...others] };
}

function sayExpected(field: string, expected: string, got: unknown): string {
  const ofItem = /^navbar\.items\[\d+\]\.((?:i|dropdownI)tems\w*\[\d+\]\.)?type$/.exec(field);
  if (!ofItem) return `expected ${expected}`;
  if (ofItem[1]) {
    const isDropdown = typeof got === 'string' && /dropdown/i.test(got);
    const reason = isDropdown ? ': Nested dropdowns are not allowed' : '';
    return `expected one of ${simpleKinds.join(', ')}${reason}`;
  }
  return `unknown; expected one of ${navbarKinds.join(', ')}`;
}
