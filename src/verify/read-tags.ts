import { Tokenizer } from 'htmlparser2';
import { decodeText, decodeValue } from './decode-references.ts';
import { createOpenElements } from './open-elements.ts';
import { findWantedName, NO_ATTRIBUTES, normalizeTagName, type Tag } from './tag.ts';

export type TagReader = {
  /** Returns what is to be called when the element closes. */
  open: (tag: Tag) => (() => void) | undefined;
  /** Text is only cut out where it is wanted. */
  wantsText: () => boolean;
  text: (text: string) => void;
};

/**
 * Reads HTML in one pass, by the tokenizer alone: what a parser does for each text, attribute and
 * closing tag would take most of the time, and the checks want few of them.
 */
export function readTags(html: string, reader: TagReader): void {
  const elements = createOpenElements();
  let name = '';
  let attributes: Record<string, string> | undefined;
  let attribute = '';
  let value = '';
  const open = (isSelfClosing: boolean) => {
    const onClose = reader.open({ name, attributes: attributes ?? NO_ATTRIBUTES });
    elements.open(name, isSelfClosing, onClose);
    attributes = undefined;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...IGNORED,
      onopentagname: (start, end) => {
        name = normalizeTagName(html.slice(start, end));
      },
      onattribname: (start, end) => {
        attribute = findWantedName(html.slice(start, end));
        value = '';
      },
      onattribdata: (start, end) => {
        if (attribute !== '') value = html.slice(start, end);
      },
      onattribend: () => {
        if (attribute === '') return;
        attributes ??= Object.create(null) as Record<string, string>;
        attributes[attribute] ??= decodeValue(value);
      },
      onopentagend: () => open(false),
      onselfclosingtag: () => open(true),
      onclosetag: (start, end) => {
        if (!elements.isEmpty()) elements.close(normalizeTagName(html.slice(start, end)));
      },
      ontext: (start, end) => {
        if (reader.wantsText()) reader.text(decodeText(html.slice(start, end)));
      },
      isInForeignContext: elements.isInDrawing,
      onend: elements.closeAll,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

const ignore = () => {};

const IGNORED = {
  onattribentity: ignore,
  ontextentity: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onprocessinginstruction: ignore,
};
