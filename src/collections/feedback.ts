import type { TocItem } from '../navigation/tree.ts';
import type { SiteConfig } from '../site/schema.ts';

/** So many headings are named in an issue. */
const mostHeadings = 12;

/** A page as readers report on it; `path` is as in an href. */
type Reported = { path: string; title: string; toc: readonly TocItem[] };

/** Where a reader reports what is wrong with a page. */
export type Feedback = { issue?: string; form?: string };

/**
 * The addresses for reports on a page, with what is known of it filled in: no script is needed. A server never
 * sees which heading an address names, so the text offers them all.
 */
export function describeFeedback(
  { feedback, url, docs, blog }: Pick<SiteConfig, 'feedback' | 'url' | 'docs' | 'blog'>,
  { path, title, toc }: Reported,
): { feedback?: Feedback } {
  if (feedback === false) return {};
  const page = url + path;
  const issues = feedback.issues ?? findIssues(docs.editUrl) ?? findIssues(blog.editUrl);
  const names = toc.slice(0, mostHeadings).map(({ text }) => `- ${text}`);
  const headings = names.length > 0 ? ['', 'Section (keep one):', ...names] : [];
  const body = [`Page: ${page}`, ...headings, '', 'What is wrong?', ''].join('\n');
  return {
    feedback: {
      ...(issues && { issue: addQuery(issues, { title: `Docs: ${title}`, body }) }),
      ...(feedback.form && { form: addQuery(feedback.form, { page }) }),
    },
  };
}

/** The form for a new issue of a repository on GitHub. */
function findIssues(editUrl = ''): string | undefined {
  const [repository] = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+/.exec(editUrl) ?? [];
  return repository && `${repository}/issues/new`;
}

function addQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
