import { Tokenizer } from 'htmlparser2';

/** An attribute as browsers read it, with the range of its name and value in the text. */
export type Attribute = { value: string; start: number; end: number };

/** A tag of a page, with its range from `<` to after `>`. */
export type Tag = {
  /** In lower case. */
  name: string;
  isClosing: boolean;
  start: number;
  end: number;
  /** By lower-case name; of two with the same name browsers use the first. */
  attributes: ReadonlyMap<string, Attribute>;
};

/** Lists the tags of a page in order, without what only looks like one, in an attribute, a comment or a script. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let attributes = new Map<string, Attribute>();
  let opening = { name: '', start: 0 };
  let written = { name: '', value: '', start: 0 };
  const endTag = (at: number) => {
    tags.push({ ...opening, isClosing: false, end: at + 1, attributes });
    attributes = new Map();
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        opening = { name: html.slice(start, end).toLowerCase(), start: start - 1 };
      },
      onattribname: (start, end) => {
        written = { name: html.slice(start, end).toLowerCase(), value: '', start };
      },
      onattribdata: (start, end) => {
        written.value += html.slice(start, end);
      },
      onattribentity: (codePoint) => {
        written.value += String.fromCodePoint(codePoint);
      },
      onattribend: (_quote, end) => {
        const { name, value, start } = written;
        if (!attributes.has(name)) attributes.set(name, { value, start, end });
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag: (start, end) => {
        const closed = html.indexOf('>', end) + 1 || html.length;
        const name = html.slice(start, end).toLowerCase();
        tags.push({
          name,
          isClosing: true,
          start: start - 2,
          end: closed,
          attributes: new Map(),
        });
      },
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onend: () => {},
      onprocessinginstruction: () => {},
      ontext: () => {},
      ontextentity: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}
