/** Lists all pages for programs that read Markdown, as llmstxt.org describes it. */
export const indexFile = '/llms.txt';

/** Has the Markdown copies of all pages, as far as there is room. */
export const fullFile = '/llms-full.txt';

/** What an agent reads before it writes code with what the site documents: see agentskills.io. */
export const skillFile = '/skill.md';
