import { describeValue } from './describe-value.ts';

/** The maximum number of arguments reported for a call. */
const maxValues = 20;

/**
 * Describes the arguments of a console call: the first one may be a format string.
 * Source: https://console.spec.whatwg.org/#formatter
 */
export function describeCall(args: readonly unknown[]): string {
  const shownValues = args.slice(0, maxValues);
  const [format, ...values] = shownValues;
  if (typeof format !== 'string' || values.length === 0) return describeAll(shownValues);
  let used = 0;
  const text = format.replace(/%([sdifoOc%])/g, (specifier, kind: string) => {
    if (kind === '%') return '%';
    if (used === values.length) return specifier;
    const value = values[used];
    used += 1;
    return describeFormatted(kind, value);
  });
  return describeAll([text, ...values.slice(used)]);
}

const describeAll = (values: readonly unknown[]) =>
  values.map((value) => describeValue(value)).join(' ');

function describeFormatted(kind: string, value: unknown): string {
  // The style of the text that follows.
  if (kind === 'c') return '';
  if (!/[dif]/.test(kind)) return describeValue(value);
  if (typeof value === 'symbol' || typeof value === 'object') return 'NaN';
  const text = String(value);
  return String(kind === 'f' ? Number.parseFloat(text) : Number.parseInt(text, 10));
}
