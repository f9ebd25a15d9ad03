import {
  childrenOf,
  isScriptNode,
  parseScript,
  type ScriptLanguage,
} from '../../content/modules/find-client-use.ts';

/**
 * Replaces `<main>` in the component of an author by `<div>`: each page has one already. No character moves.
 * @param code its text
 */
export function replaceMain(code: string, lang: ScriptLanguage): string {
  if (!/<main[\s>]/.test(code)) return code;
  const letters = code.split('');
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isScriptNode(node)) return;
    const { name } = node;
    if (
      /^JSX(?:Opening|Closing)Element$/.test(node.type) &&
      isScriptNode(name) &&
      name.name === 'main'
    )
      letters.splice(name.start, 4, ...'div ');
    childrenOf(node).forEach(visit);
  };
  visit(parseScript(code, lang));
  return letters.join('');
}
