import { english } from './english.ts';
import { splitForms } from './plural-forms.ts';

type English = typeof english;

/** The id of a text, in Docusaurus where that has the same one. */
export type TextId = keyof English;

type NamesIn<Message> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Value = string | number | undefined;

type PluralId = { [Id in TextId]: English[Id] extends `${string}|${string}` ? Id : never }[TextId];

type Values<Id extends TextId> =
  NamesIn<English[Id]> extends never ? [] : [values: Readonly<Record<NamesIn<English[Id]>, Value>>];

/** Texts by their ids. */
export type Messages = Readonly<Record<string, string>>;

/** The texts that a site has instead of the English ones, in its language. */
export type SiteTexts = { language: string; messages: Messages };

declare global {
  /** In the bundle of a site with several languages, and on its pages: one of these languages. */
  var __SITE_LANGUAGE__: PageLanguage | undefined;
}

/** What a page of a site with several languages knows of its own: texts, code in the configuration, base path. */
export type PageLanguage = SiteTexts & { code: string; baseUrl: string };

let replaced: SiteTexts | undefined = globalThis.__SITE_LANGUAGE__;

/** Sets the texts of the site for this process, in which no bundler writes them into the code; undefined for English. */
export function setTexts(texts: SiteTexts | undefined): void {
  replaced = texts;
}

/** The texts that this process uses, which are part of what it caches. */
export const currentTexts = (): SiteTexts | undefined => replaced;

/** The message of a text, and the language of its plural forms. */
export function findMessage(id: string, texts: SiteTexts | undefined) {
  const message = texts?.messages[id];
  if (texts && message !== undefined) return { message, language: texts.language };
  const ours: Readonly<Record<string, string>> = english;
  return { message: ours[id] ?? id, language: 'en' };
}

/** A text of the interface. Bundles contain it instead of this call: `publish/bundle/vite-texts`. */
export function textFor<Id extends TextId>(id: Id, ...[values]: Values<Id>): string {
  return fillIn(findMessage(id, replaced).message, values);
}

/** The same as HTML: its values are HTML already. */
export function markupFor<Id extends TextId>(id: Id, ...[values]: Values<Id>): string {
  return fillIn(escapeMessage(findMessage(id, replaced).message), values);
}

/** The same with the form for a number, which is the value of its placeholders. */
export function pluralFor(id: PluralId, count: number): string {
  const { message, language } = findMessage(id, replaced);
  const form =
    splitForms(message, language).get(new Intl.PluralRules(language).select(count)) ?? '';
  return form.replace(placeholder, String(count));
}

/** The text whose id ends with a key: `chooseText('theme.admonition', 'tip')`; the key, if there is none. */
export function chooseText(start: string, key: string): string {
  return new Map(listChoices(start, replaced)).get(key) ?? key;
}

/** The texts whose ids have the same start, by the rest of their ids. */
export function listChoices(start: string, texts: SiteTexts | undefined) {
  return Object.keys(english)
    .filter((id) => id.startsWith(`${start}.`))
    .map((id) => [id.slice(start.length + 1), findMessage(id, texts).message] as const);
}

/** What is before and after the one placeholder of a text. */
export function textAround(id: TextId): readonly [before: string, after: string] {
  return splitAround(findMessage(id, replaced).message);
}

/** The same for a message. */
export function splitAround(message: string): readonly [before: string, after: string] {
  const [before = '', , after = ''] = message.split(placeholder);
  return [before, after];
}

/** A placeholder of a message: `{count}`. */
export const placeholder = /\{(\w+)\}/g;

/** Escapes a message for HTML, between tags or in a quoted attribute. */
export function escapeMessage(message: string): string {
  return message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function fillIn(message: string, values: Readonly<Record<string, Value>> = {}): string {
  return message.replace(placeholder, (all, name: string) => String(values[name] ?? all));
}
