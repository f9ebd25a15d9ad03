import type { SiteConfig } from '../../config/schema.ts';
import { textFor } from '../../texts/text.ts';
import type { TocItem } from '../navigation/tree.ts';

/** How many headings an issue lists. */
const maxHeadings = 12;

/** The page that a reader reports on; `path` is as in an href. */
type Reported = { path: string; title: string; toc: readonly TocItem[] };

/** The addresses at which readers report problems with a page. */
export type Feedback = { issue?: string; form?: string };

/**
 * Creates the addresses for reports on a page, prefilled with what is known, so no script is needed. A static page
 * doesn't know the heading in the address, so the issue lists all of them.
 */
export function describeFeedback(
  { feedback, url, docs, blog }: Pick<SiteConfig, 'feedback' | 'url' | 'docs' | 'blog'>,
  { path, title, toc }: Reported,
): { feedback?: Feedback } {
  if (feedback === false) return {};
  const page = url + path;
  const issues = feedback.issues ?? findIssues(docs.editUrl) ?? findIssues(blog.editUrl);
  const names = toc.slice(0, maxHeadings).map(({ text }) => `- ${text}`);
  const headings = names.length > 0 ? ['', textFor('shell.report.section'), ...names] : [];
  const body = [
    textFor('shell.report.page', { address: page }),
    ...headings,
    '',
    textFor('shell.report.question'),
    '',
  ].join('\n');
  return {
    feedback: {
      ...(issues && { issue: addQuery(issues, { title: `Docs: ${title}`, body }) }),
      ...(feedback.form && { form: addQuery(feedback.form, { page }) }),
    },
  };
}

/** The address of a new issue in a GitHub repository. */
function findIssues(editUrl = ''): string | undefined {
  const [repository] = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+/.exec(editUrl) ?? [];
  return repository && `${repository}/issues/new`;
}

function addQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
