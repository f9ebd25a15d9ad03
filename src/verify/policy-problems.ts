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
