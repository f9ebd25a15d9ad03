import type { z } from 'zod';
import { type Fault, FaultError } from '../faults/fault.ts';
import { navbarKinds, type SiteConfig, siteConfigSchema } from './schema.ts';

/**
 * Checks what `site.config.ts` exports.
 * @returns the config with its defaults filled in
 * @throws FaultError with one fault for each wrong field: its path, its value, what is expected
 */
export function checkSiteConfig(input: unknown): SiteConfig {
  const result = siteConfigSchema.safeParse(input);
  if (result.success) return result.data;
  throw new FaultError(result.error.issues.map((issue) => faultFromIssue(issue, input)));
}

function faultFromIssue(issue: z.core.$ZodIssue, input: unknown): Fault {
  const field = fieldPath(issue.path) || 'the default export';
  const value = valueAt(input, issue.path);
  return {
    file: 'site.config.ts',
    message: `${field}: got ${JSON.stringify(value) ?? 'nothing'}; ${describeIssue(issue, value)}`,
    hint: 'The fields are described in src/site/schema.ts.',
  };
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`;
  if (issue.code !== 'invalid_union') return issue.message;
  const type = isRecord(value) ? value.type : undefined;
  const details = issue.errors.flat().map((inner) => inner.message);
  if (issue.path[0] === 'navbar' && typeof type === 'string' && !isNavbarKind(type)) {
    return `the type "${type}" is not built yet or unknown; expected one of ${navbarKinds.join(', ')}`;
  }
  return `expected one of the known shapes (${[...new Set(details)].join('; ')})`;
}

function isNavbarKind(type: string): boolean {
  return navbarKinds.some((kind) => kind === type);
}

/** `['navbar', 'items', 2, 'to']` is `navbar.items[2].to`. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      Array.isArray(value) && typeof key === 'number'
        ? value[key]
        : isRecord(value)
          ? value[String(key)]
          : undefined,
    input,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
