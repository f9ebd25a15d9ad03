/** The list of all pages for programs that read Markdown, see llmstxt.org. */
export const indexFile = '/llms.txt';

/** The Markdown copies of all pages in one file, up to a size limit. */
export const fullFile = '/llms-full.txt';

/** What an agent should read before it writes code with the documented library, see agentskills.io. */
export const skillFile = '/skill.md';
