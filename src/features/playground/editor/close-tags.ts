import { syntaxTree } from '@codemirror/language';
import {
  type EditorState,
  type Extension,
  Prec,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';

type Range = { from: number; to: number };

/** A text that is there already, and that the visitor may still type at a place. */
type Rest = { at: number; text: string };

/** The closing tags that the editor has inserted, and the rest of the one that is being typed. */
type Closing = { tags: readonly Range[]; rest?: Rest };

const awaitRest = StateEffect.define<Rest>();

const closing = StateField.define<Closing>({
  create: () => ({ tags: [] }),
  update: (before, transaction) => {
    const { tags, rest } = readInserted(transaction);
    const awaited = transaction.effects.find((effect) => effect.is(awaitRest))?.value;
    const isSame = !transaction.docChanged && !transaction.selection;
    const kept = before.tags.map(({ from, to }) => ({
      from: transaction.changes.mapPos(from, 1),
      to: transaction.changes.mapPos(to, -1),
    }));
    return {
      tags: [...kept.filter(({ from, to }) => from < to), ...tags],
      rest: awaited ?? rest ?? (isSame ? before.rest : undefined),
    };
  },
});

/** Finds a closing tag that the editor has inserted: the whole tag after `>`, or its rest after `</`. */
function readInserted(transaction: Transaction): Closing {
  const tags: Range[] = [];
  let rest: Rest | undefined;
  if (!transaction.isUserEvent('input.complete')) return { tags };
  transaction.changes.iterChanges((_from, _to, from, to, inserted) => {
    const text = inserted.toString();
    if (/^<\/[^<>]*>$/.test(text)) tags.push({ from, to });
    else if (/^[^<>]*>$/.test(text)) rest = { at: to, text };
  });
  return { tags, rest };
}

/** The editor closes tags; whoever types them as well, types over what is there. */
const typeOverTag = EditorView.inputHandler.of((view, from, to, text, insert) => {
  const { state } = view;
  const { tags, rest } = state.field(closing);
  if (from !== to || state.selection.ranges.length > 1) return false;
  if (rest?.at === from && rest.text.startsWith(text)) {
    const next = { at: from, text: rest.text.slice(text.length) };
    view.dispatch({ effects: awaitRest.of(next) });
    return true;
  }
  const tag = tags.find((one) => one.from === from);
  if (!tag || text !== '/' || state.sliceDoc(from - 1, from) !== '<') return false;
  const end = state.sliceDoc(tag.from + 2, tag.to);
  // An element in between, such as `<i>` in `<b><i></b>`, is closed first.
  if (end !== `${findOpenName(insert().state, from)}>`) return false;
  const at = tag.to - 1;
  view.dispatch({
    changes: { from: from - 1, to: from },
    selection: { anchor: at },
    effects: awaitRest.of({ at, text: end }),
    userEvent: 'input.type',
  });
  return true;
});

/** The name of the element that a closing tag at a place belongs to: empty for a fragment. */
function findOpenName(state: EditorState, at: number): string {
  const element = syntaxTree(state).resolveInner(at + 1, -1).parent?.parent;
  const name = element?.firstChild?.firstChild?.nextSibling;
  return name && name.name !== 'JSXEndTag' ? state.sliceDoc(name.from, name.to) : '';
}

/** Lets visitors type the closing tags that the editor has inserted: `<b>Hi</b>` stays what it is. */
export const closeTags: Extension = [closing, Prec.high(typeOverTag)];
