import { describeValue } from './describe-value.ts';

/** The maximum number of arguments reported for a call. */
const maxParts = 20;

/**
 * Describes the arguments of a console call: the first one may be a format string.
 * Source: https://console.spec.whatwg.org/#formatter
 */
export function describeCall(parts: readonly unknown[]): string {
  const [format, ...values] = parts.slice(0, maxParts);
  if (typeof format !== 'string' || values.length === 0) {
    return parts
      .slice(0, maxParts)
      .map((part) => describeValue(part))
      .join(' ');
  }
  let used = 0;
  const text = format.replace(/%([sdifoOc%])/g, (specifier, kind: string) => {
    if (kind === '%') return '%';
    if (used === values.length) return specifier;
    const value = values[used];
    used += 1;
    return describePart(kind, value);
  });
  return [text, ...values.slice(used).map((value) => describeValue(value))].join(' ');
}

function describePart(kind: string, value: unknown): string {
  // The style of the text that follows.
  if (kind === 'c') return '';
  const isNumber = typeof value !== 'symbol' && typeof value !== 'object';
  if (kind === 'd' || kind === 'i')
    return isNumber ? String(Number.parseInt(String(value), 10)) : 'NaN';
  if (kind === 'f') return isNumber ? String(Number.parseFloat(String(value))) : 'NaN';
  return describeValue(value);
}
