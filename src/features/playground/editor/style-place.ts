import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** Where styles are being written. */
export type StylePlace = {
  /** `create`, `keyframes` … */
  call: string;
  /** The keys that lead here, from the outermost object on, without quotes. */
  keys: string[];
  /** A value is being written, and not a key. */
  isValue: boolean;
};

const calls = /(?:^|\.)(create|keyframes|positionTry|createTheme|defineVars|defineConsts)$/;

/** Finds the place of a position in an object that a function of StyleX gets; undefined elsewhere. */
export function findStylePlace(state: EditorState, position: number): StylePlace | undefined {
  const keys: string[] = [];
  const inner = syntaxTree(state).resolveInner(position, -1);
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
