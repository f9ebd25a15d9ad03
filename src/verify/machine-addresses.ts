import type { Tag } from './element-links.ts';

/** What people and scripts read, which may speak of such an address: it leads nowhere. */
const isText = /^(?:alt|title|label|placeholder|value|aria-.+|data-.+)$/;

/** Where an address begins: in lists of them, in rules of style and after the time of a refresh, too. */
const anywhere = /(?<=^|[\s,(='"])file:\/[^\s,)'"]*/i;
/** Most of what a `<meta>` holds is text. */
const alone = /^\s*file:\/\S*$/i;

/** `<img src="file:///x">` for each attribute of an element that holds such an address. */
export function listMachineAddresses({ name, attributes }: Tag): string[] {
  const address = name === 'meta' && !('http-equiv' in attributes) ? alone : anywhere;
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const [found] = (!isText.test(attribute) && address.exec(value)) || [];
    return found === undefined ? [] : [`<${name} ${attribute}="${found}">`];
  });
}
