import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** A `<script>` or `<style>` of a page with inline code. */
type InlineCode = { name: string; text: string };

/**
 * Collects the policies and the inline code of a page while it is parsed; code in text, as in a heading about
 * `<script>`, doesn't count.
 */
export function createPolicyReader() {
  const policies: string[] = [];
  const codes: InlineCode[] = [];
  let current: InlineCode | undefined;
  return {
    open: (name: string, attributes: Record<string, string>) => {
      if (name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? '')) {
        policies.push(attributes.content ?? '');
      }
      current = isInlineCode(name, attributes) ? { name, text: '' } : undefined;
      if (current) codes.push(current);
    },
    hear: (text: string) => {
      if (current) current.text += text;
    },
    close: () => {
      current = undefined;
    },
    problems: () => describeProblems(policies, codes),
    sources: () => listSources(policies[0] ?? ''),
  };
}

/** What is wrong with the policy of a page: a wrong number of policies, or inline code that it doesn't allow. */
export function findPolicyProblems(html: string): string[] {
  const reader = createPolicyReader();
  const parser = new Parser({
    onopentag: reader.open,
    ontext: reader.hear,
    onclosetag: reader.close,
  });
  parser.end(html);
  return reader.problems();
}

function isInlineCode(name: string, { src, type = '' }: Record<string, string>): boolean {
  return (name === 'script' || name === 'style') && src === undefined && !/json$/i.test(type);
}

function describeProblems(policies: readonly string[], codes: readonly InlineCode[]): string[] {
  const [policy, ...more] = policies;
  if (policy === undefined) return ['no Content-Security-Policy'];
  if (more.length > 0) return [`${more.length + 1} Content-Security-Policies, expected one`];
  return codes.flatMap(({ name, text }) => {
    const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
    const directive = policy.split('; ').find((part) => part.startsWith(`${name}-src `));
    const start = text.trim().slice(0, 40);
    return directive?.includes(`'sha256-${hash}'`)
      ? []
      : [`its policy leaves out <${name}> ${start}`];
  });
}

/** The policy that all pages share, without keywords. */
const common = ['img-src data:', 'font-src data:'];

/** What the policy of a page allows besides this site and inline code: `img-src a.example`. */
function listSources(policy: string): string[] {
  return policy.split('; ').flatMap((part) => {
    const [directive = '', ...sources] = part.split(' ');
    if (directive === 'trusted-types') return [];
    const hosts = sources.filter((source) => !source.startsWith("'"));
    return hosts.map((host) => `${directive} ${host}`).filter((each) => !common.includes(each));
  });
}
