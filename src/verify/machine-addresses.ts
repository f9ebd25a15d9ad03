import type { Tag } from './element-links.ts';

/** Attributes with text for people and scripts, which may mention such an address. */
const isText = /^(?:alt|title|label|placeholder|value|aria-.+|data-.+)$/;

/** The start of an address, also in lists, in style rules and after the time of a refresh. */
const anywhere = /(?<=^|[\s,(='"])file:\/[^\s,)'"]*/i;
/** Most `<meta>` elements contain text, so only whole values count. */
const alone = /^\s*file:\/\S*$/i;

/** Lists `<img src="file:///x">` for each attribute of an element with such an address. */
export function listMachineAddresses({ name, attributes }: Tag): string[] {
  const address = name === 'meta' && !('http-equiv' in attributes) ? alone : anywhere;
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const [found] = (!isText.test(attribute) && address.exec(value)) || [];
    return found === undefined ? [] : [`<${name} ${attribute}="${found}">`];
  });
}
