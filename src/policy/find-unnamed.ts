import type { FaultText } from '../faults/fault.ts';
import { explainInline, type PolicyNeed } from './check-element.ts';
import { readAddress } from './read-address.ts';

/** The parts of a site's configuration that determine what its pages may load. */
export type NamedHosts = {
  /** The site's origin. */
  url: string;
  /** The listed sources, by field; false if its pages have no policy. */
  contentSecurityPolicy: boolean | Readonly<Record<string, readonly string[] | undefined>>;
};

/** The message for an element that uses a host that the configuration doesn't list. */
export function findUnnamed(
  need: PolicyNeed,
  { url, contentSecurityPolicy }: NamedHosts,
): FaultText[] {
  const { field, element, address, source } = need;
  const read = readAddress(address);
  if (typeof contentSecurityPolicy === 'boolean' || read?.kind !== 'foreign') return [];
  const isOwn = read.url.origin === url || source === new URL(url).host;
  const named = contentSecurityPolicy[field] ?? [];
  if (isOwn || named.some((one) => covers(one, read.url))) return [];
  if (source === 'data:') {
    const { message, hint } = explainInline(element, 'src', source);
    return [
      {
        message,
        hint: `${hint} Or allow all of them: contentSecurityPolicy: { frameSrc: ['data:'] }.`,
      },
    ];
  }
  const does = field === 'formAction' ? 'sends to' : 'loads from';
  const name = source.includes(':') ? source : `https://${source}`;
  return [
    {
      message: `<${element}> ${does} ${name}, which site.config.ts does not name`,
      hint: `If you trust it, write there: contentSecurityPolicy: { ${field}: ['${name}'] }.`,
    },
  ];
}

const written = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i;

/** Whether a source of a policy allows an address, by the rules of Content Security Policy 3. */
export function covers(source: string, url: URL): boolean {
  const protocol = url.protocol.slice(0, -1);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.slice(0, -1), protocol);
  const [, scheme = 'https', host = '', port = '', path = ''] = written.exec(source) ?? [];
  if (!isScheme(scheme, protocol) || !isHost(host.toLowerCase(), url.hostname)) return false;
  const isPort = port === '*' || port === url.port || (!url.port && port === ports[protocol]);
  if (!isPort) return false;
  return path.endsWith('/') ? url.pathname.startsWith(path) : !path || path === url.pathname;
}

const ports: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** A host that is listed without encryption may also use it. */
function isScheme(named: string, found: string): boolean {
  return named.toLowerCase() === found || (named.toLowerCase() === 'http' && found === 'https');
}

function isHost(named: string, found: string): boolean {
  return named.startsWith('*.') ? found.endsWith(named.slice(1)) : named === found;
}
