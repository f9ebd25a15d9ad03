import '../theme/article.css';
import 'virtual:features/article-styles';
import { readText } from 'virtual:content';
import type { ComponentType, ReactNode } from 'react';
import { escapeHtml } from '../config/escape-html.ts';
import { contentUrl } from '../content/content-url.ts';
import { Html } from '../islands/trusted-html.tsx';
import type { Content, Imported } from '../site/collections/content.ts';
import type { Card } from '../site/navigation/tree.ts';
import { CardList } from './card-list.tsx';
import { Fragment, jsx, jsxs } from './content-jsx.ts';
import useBaseUrl from './docusaurus/use-base-url.ts';
import { nameHtml } from './html-text.ts';
import { showSvg } from './inline-svg.tsx';
import { themeComponents, useMDXComponents } from './mdx-components.tsx';
import { noteShownContent } from './shown-content.tsx';

type ContentBodyProps = {
  content: Content;
  className: string;
  /** The h1 above the text, if the text has none. */
  heading?: string;
  /** The previous ids of headings in finished HTML, by their current ids. */
  renamed?: Readonly<Record<string, readonly string[]>> | undefined;
};

/** The text of a content file in its own box, as finished HTML if it contains no component. */
export function ContentBody({ content, className, heading, renamed }: ContentBodyProps) {
  if ('html' in content) {
    const text = keepIds(readText(content.html), renamed);
    const html = (heading ? `<h1>${headingHtml(heading)}</h1>` : '') + text;
    return <Html as="div" className={className} html={html} />;
  }
  const Component = evaluateContent(content).default;
  return (
    <div className={className}>
      {heading && <Html as="h1" html={headingHtml(heading)} />}
      <Component />
    </div>
  );
}

/** The name of a page, with the brackets of a type close to each other. */
const headingHtml = (name: string) => nameHtml(name).replace('&lt;>', '<i>&lt;</i>>');

/** Adds the previous ids of headings. */
function keepIds(html: string, renamed: ContentBodyProps['renamed'] = {}): string {
  return Object.entries(renamed).reduce((text, [id, before]) => {
    const at = text.indexOf(` id="${escapeHtml(id)}"`);
    const end = text.indexOf('>', at) + 1;
    if (at < 0) return text;
    const anchors = before.map((old) => `<span id="${escapeHtml(old)}"></span>`);
    return text.slice(0, end) + anchors.join('') + text.slice(end);
  }, html);
}

type ContentCode = Extract<Content, { code: string }>;
type ContentModule = { default: ComponentType; toc?: Content['toc'] };

/** Counts the texts with footnotes that a page shows besides its own. */
type NoteCount = { notes: number };

/** Runs a compiled content file with what it imports; what it exports, its component first. */
function evaluateContent(
  { file, code, imported, cards, toc }: ContentCode,
  count: NoteCount = { notes: 0 },
): ContentModule {
  const modules = Object.entries(imported).map(([specifier, value]) => [
    specifier,
    moduleOf(value, cards, count),
  ]);
  const exported: unknown = new Function(`${code}\n//# sourceURL=${contentUrl}${encodeURI(file)}`)({
    Fragment,
    jsx,
    jsxs,
    svg: showSvg,
    useMDXComponents,
    toc,
    imported: Object.fromEntries(modules),
  });
  if (!isContentModule(exported)) throw new Error('the content exports no component');
  return exported;
}

function moduleOf(imported: Imported, cards: ContentCode['cards'] = [], count: NoteCount): unknown {
  if (imported.kind === 'module') {
    for (const [file, content] of Object.entries(imported.shown ?? {})) {
      noteShownContent(file, () => partialOf(content, count).default);
    }
    return imported.module;
  }
  if (imported.kind === 'theme' && imported.name === 'DocCardList') {
    const showCards = ({ items }: { items?: readonly SidebarItem[] }): ReactNode => (
      <CardList cards={items?.map(cardOf) ?? cards} />
    );
    return { default: showCards };
  }
  if (imported.kind === 'theme') return { default: themeComponents[imported.name] };
  return partialOf(imported.content, count);
}

/** An item of a sidebar as Docusaurus has it. */
type SidebarItem = { label: string; href: string; description?: string };

const cardOf = ({ label, href, description }: SidebarItem): Card => {
  return { title: label, href: useBaseUrl(href), kind: 'link', description };
};

function partialOf(content: Content, count: NoteCount): ContentModule {
  const { toc } = content;
  if ('code' in content) {
    const { code } = content;
    const shown = { toc, ...evaluateContent(content, count) };
    if (!hasNotes(code)) return shown;
    const showNumbered = (props: object): ReactNode => {
      const Text = evaluateContent({ ...content, code: numberNotes(code, count) }, count).default;
      return <Text {...props} />;
    };
    return { ...shown, default: showNumbered };
  }
  // A partial that is finished HTML; importers use it as a component.
  const html = readText(content.html);
  const number = hasNotes(html) ? () => numberNotes(html, count) : () => html;
  return { toc, default: (): ReactNode => <Html as="div" className="prose" html={number()} /> };
}

const hasNotes = (text: string) => text.includes('user-content-fn');

/** Gives the footnotes of a partial ids of their own, each time that it is shown: the page may have the same. */
function numberNotes(text: string, count: NoteCount): string {
  count.notes += 1;
  return text
    .replace(/\buser-content-(?=fn(?:ref)?-)/g, `$&${count.notes}-`)
    .replace(/\bfootnote-label\b/g, `$&-${count.notes}`);
}

function isContentModule(value: unknown): value is ContentModule {
  return value instanceof Object && 'default' in value && typeof value.default === 'function';
}
