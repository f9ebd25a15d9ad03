import { tsxLanguage } from '@codemirror/lang-javascript';
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { highlightCode, tags } from '@lezer/highlight';

/** The colours of code, the same as on the site in both modes. */
export const codeColors = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName, tags.self],
    color: 'var(--sx-code-keyword)',
  },
  {
    tag: [
      tags.string,
      tags.regexp,
      tags.special(tags.string),
      tags.number,
      tags.bool,
      tags.null,
      tags.atom,
    ],
    color: 'var(--sx-code-string)',
  },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    fontWeight: '650',
  },
  { tag: [tags.className, tags.typeName], color: 'var(--sx-code-keyword)' },
  { tag: tags.comment, color: 'var(--sx-text-muted)', fontStyle: 'italic' },
]);

const soft = 'var(--sx-accent-soft)';

export const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--sx-text)', backgroundColor: 'var(--sx-surface-sunken)' },
  '&.cm-focused': { outline: 'none' },
  // Above the line numbers, which cover the editor's own outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    border: '2px solid var(--sx-focus)',
    pointerEvents: 'none',
    zIndex: '300',
  },
  '.cm-scroller': {
    fontFamily: 'var(--sx-font-mono)',
    fontSize: 'var(--editor-size)',
    lineHeight: '1.65',
    overflow: 'auto',
  },
  '.cm-content': { paddingBlock: '0.75rem', caretColor: 'var(--sx-accent)' },
  '.cm-line': { paddingInline: '0.5rem 1rem' },
  '.cm-gutters': {
    color: 'var(--sx-text-muted)',
    backgroundColor: 'var(--sx-surface-sunken)',
    border: '0',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', paddingInline: '0.5rem 0.25rem' },
  '.tk-l': { color: 'var(--sx-code-layout)' },
  '.tk-b': { color: 'var(--sx-code-box)' },
  '.tk-h': { color: 'var(--sx-code-color)' },
  '.tk-y': { color: 'var(--sx-code-text)' },
  '.tk-o': { color: 'var(--sx-code-motion)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': {
    backgroundColor: 'color-mix(in oklab, var(--sx-surface-hover) 55%, transparent)',
  },
  '.cm-line.from-rule': {
    backgroundColor: soft,
    boxShadow: 'inset 3px 0 var(--sx-accent)',
  },
  '& .cm-content ::selection, & .cm-content::selection': {
    backgroundColor: 'var(--sx-selection)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: soft, outline: '1px solid currentColor' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--sx-danger)',
    textUnderlineOffset: '0.25em',
  },
  '.cm-tooltip': {
    maxWidth: 'min(34rem, 90vw)',
    border: '1px solid var(--sx-control-border)',
    borderRadius: 'var(--sx-radius)',
    color: 'var(--sx-text)',
    backgroundColor: 'var(--sx-surface-raised)',
    overflow: 'clip',
  },
  '.cm-diagnostic': {
    padding: '0.5rem 0.75rem',
    borderInlineStart: '3px solid var(--sx-danger)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--sx-font-mono)',
    fontSize: 'var(--sx-size-small)',
    maxHeight: '16rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.625rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--sx-accent-text)',
    backgroundColor: 'var(--sx-accent)',
  },
  '.cm-completionMatchedText': { fontWeight: '650', textDecoration: 'none' },
  '.cm-completionDetail': { marginInlineStart: '0.75rem', fontStyle: 'normal', opacity: '0.85' },
  '.cm-tooltip.cm-completionInfo': { padding: '0.5rem 0.75rem', fontSize: 'var(--sx-size-small)' },
});

/** Splits code into tokens with the colour classes of the editor. */
export function colorCode(text: string): { text: string; className?: string }[] {
  const tokens: { text: string; className?: string }[] = [];
  const put = (token: string, className?: string) => tokens.push({ text: token, className });
  highlightCode(text, tsxLanguage.parser.parse(text), codeColors, put, () => put('\n'));
  return tokens;
}
