/** The maximum depth of objects, number of their items, and length of texts in them. */
const limits = { depth: 3, items: 30, text: 300 };

/** Describes a value like a console, without trusting anything in it. */
export function describeValue(value: unknown, depth = 0): string {
  try {
    if (typeof value === 'string') return depth === 0 ? value : quote(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') return `ƒ ${value.name}`.trim();
    if (typeof value !== 'object' || value === null) return String(value);
    return describeObject(value, depth);
  } catch {
    return '(unprintable value)';
  }
}

function quote(text: string): string {
  const cut = text.length > limits.text ? `${text.slice(0, limits.text)}…` : text;
  return JSON.stringify(cut);
}

function describeObject(value: object, depth: number): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date || value instanceof RegExp) return String(value);
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Promise) return 'Promise';
  if (value instanceof Map) return `Map ${describeItems([...value.entries()], depth)}`;
  if (value instanceof Set) return `Set ${describeItems([...value], depth)}`;
  if (Array.isArray(value)) return describeItems(value, depth);
  return describeRecord(value, depth);
}

function describeItems(items: readonly unknown[], depth: number): string {
  if (depth >= limits.depth) return '[…]';
  const texts = items.slice(0, limits.items).map((item) => describeValue(item, depth + 1));
  return `[${[...texts, ...rest(items.length)].join(', ')}]`;
}

function describeRecord(value: object, depth: number): string {
  const { name = '' } = Object.getPrototypeOf(value)?.constructor ?? {};
  const kind = name && name !== 'Object' ? `${String(name)} ` : '';
  const keys = Object.keys(value);
  if (depth >= limits.depth) return `${kind}{…}`;
  const texts = keys
    .slice(0, limits.items)
    .map((key) => `${key}: ${describeValue(Reflect.get(value, key), depth + 1)}`);
  return `${kind}{${[...texts, ...rest(keys.length)].join(', ')}}`;
}

function rest(count: number): string[] {
  return count > limits.items ? [`… ${count - limits.items} more`] : [];
}
