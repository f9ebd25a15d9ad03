import { z } from 'zod';

/** Attributes of a link's element without a field of their own, named as in React. */
export type LinkAttributes = Record<string, string | number | boolean>;

/** Those allowed with any value, besides `aria-…` and `data-…`. */
const knownAttributes = [
  ...['title', 'target', 'rel', 'download', 'hrefLang', 'referrerPolicy'],
  ...['id', 'lang', 'dir', 'tabIndex', 'accessKey', 'role', 'itemProp'],
];

const value = z.union([z.string(), z.number(), z.boolean()]);

/** A schema for items with these fields that passes other attributes on to the element of the link. */
export function withAttributes<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object(shape);
  const fields = Object.keys(shape);
  const othersOf = (item: object) =>
    Object.entries(item).filter(([name]) => !fields.includes(name));
  return z
    .looseObject(shape)
    .superRefine((item, { addIssue }) => {
      for (const [name, given] of othersOf(item)) {
        const message = whyRefused(name, given);
        if (message) addIssue({ code: 'custom', path: [name], input: given, message });
        else if (!isKnown(name)) {
          const names = [...fields, ...knownAttributes].join(', ');
          addIssue({ code: 'unrecognized_keys', keys: [name], input: item, message: names });
        }
      }
    })
    .transform((item) => {
      const attributes = Object.fromEntries(
        othersOf(item).flatMap(([name, given]) => {
          const { data } = value.safeParse(given);
          return data === undefined ? [] : [[name, data]];
        }),
      );
      return { ...schema.parse(item), ...(Object.keys(attributes).length > 0 && { attributes }) };
    });
}

function isKnown(name: string): boolean {
  return knownAttributes.includes(name) || /^(?:aria|data)-[a-z\d-]+$/.test(name);
}

function whyRefused(name: string, given: unknown): string | undefined {
  if (/^on[a-z]/i.test(name)) {
    return 'expected no event handler, which the policy of every page blocks: let the link lead to a page with a component that does it';
  }
  if (name === 'style') {
    return 'expected no style, which the policy of every page blocks: name a class with "className"';
  }
  return isKnown(name) && !value.safeParse(given).success
    ? 'expected a string, a number, true or false'
    : undefined;
}
