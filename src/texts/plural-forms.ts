/** The categories in the order in which a message has its forms, as in Docusaurus. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Up to this number, languages use all forms that a count of pages or hits needs. */
const maxTried = 200;

/** The categories of a language, in the order of forms; `needed` are those of whole numbers that occur. */
export function listCategories(language: string) {
  const rules = new Intl.PluralRules(language);
  const { pluralCategories } = rules.resolvedOptions();
  const all = order.filter((category) => pluralCategories.includes(category));
  const tried = new Set(Array.from({ length: maxTried }, (_, count) => rules.select(count)));
  return { all, needed: all.filter((category) => tried.has(category)) };
}

/** Splits a message into its forms by category; the last form is also that of the categories after it. */
export function splitForms(message: string, language: string): Map<Intl.LDMLPluralRule, string> {
  const forms = message.split('|');
  const { all } = listCategories(language);
  return new Map(all.map((category, at) => [category, forms[at] ?? forms.at(-1) ?? '']));
}
