import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** A position in styles. */
export type StylePlace = {
  /** The function: `create`, `keyframes` … */
  call: string;
  /** The keys of the enclosing objects, outermost first, without quotes. */
  keys: string[];
  /** Whether it is in a value, and not in a key. */
  isValue: boolean;
};

/** How long a completion may wait for the file to be parsed, which usually has happened while typing. */
const timeoutMs = 500;

const calls = /(?:^|\.)(create|keyframes|positionTry|createTheme|defineVars|defineConsts)$/;

/** Finds the position in the argument of a StyleX function; undefined elsewhere. */
export function findStylePlace(state: EditorState, position: number): StylePlace | undefined {
  const keys: string[] = [];
  // The tree of a state that was just made ends where its 20 ms did.
  const tree = ensureSyntaxTree(state, state.doc.length, timeoutMs) ?? syntaxTree(state);
  const inner = tree.resolveInner(position, -1);
  let isValue = false;
  let isInObject = false;
  for (let node: typeof inner | null = inner; node; node = node.parent) {
    if (node.name === 'ObjectExpression') isInObject = true;
    else if (node.name === 'Property') {
      const key = node.firstChild;
      const isAfter = key !== null && position > key.to && node.getChild(':') !== null;
      if (isAfter) {
        isValue ||= keys.length === 0 && !isInObject;
        keys.unshift(state.sliceDoc(key.from, key.to).replace(/^['"]|['"]$/g, ''));
      }
    } else if (node.name === 'CallExpression' && node.firstChild) {
      const { from, to } = node.firstChild;
      const call = calls.exec(state.sliceDoc(from, to))?.[1];
      if (call) return { call, keys, isValue };
    }
  }
  return undefined;
}
