import { createHash } from 'node:crypto';

const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/gi;
const inline =
  /<(script|style)(?![^>]*\ssrc=)(?![^>]*\stype="[^"]*json)[^>]*>([\s\S]*?)<\/\1\s*>/gi;

/** What is wrong with the policy of a page: how many it has, which of its code they leave out. */
export function findPolicyProblems(html: string): string[] {
  const [policy, ...more] = [...html.matchAll(meta)].map(([, content = '']) => content);
  if (policy === undefined) return ['no Content-Security-Policy'];
  if (more.length > 0) return [`${more.length + 1} Content-Security-Policies, expected one`];
  return [...html.matchAll(inline)].flatMap(([, name = '', text = '']) => {
    const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
    const directive = policy.split('; ').find((part) => part.startsWith(`${name}-src `));
    const start = text.trim().slice(0, 40);
    return directive?.includes(`'sha256-${hash}'`)
      ? []
      : [`its policy leaves out <${name}> ${start}`];
  });
}

/** What a page has by the policy of all, written as sources and not as words in quotes. */
const common = ['img-src data:', 'font-src data:'];

/** What the policy of a page allows beside this site, and code by its hash: `img-src a.example`. */
export function listPolicySources(html: string): string[] {
  const [, policy = ''] = new RegExp(meta, 'i').exec(html) ?? [];
  return policy.split('; ').flatMap((part) => {
    const [directive = '', ...sources] = part.split(' ');
    if (directive === 'trusted-types') return [];
    const hosts = sources.filter((source) => !source.startsWith("'"));
    return hosts.map((host) => `${directive} ${host}`).filter((each) => !common.includes(each));
  });
}
