import { failedMessage, scriptMessage } from '../protocol/compiler-messages.ts';
import { hasOpaqueOrigin, isFromOwnPage } from '../protocol/from-own-page.ts';

/**
 * The script of the compiler's frame: creates a worker from the script that the page sends, so that it has the
 * frame's policy, and passes the page's port on. No code of a project runs in the frame itself.
 */
if (hasOpaqueOrigin()) addEventListener('message', takeScript);

function takeScript(event: MessageEvent): void {
  const { data, ports } = event;
  const isScript = data?.kind === scriptMessage && data.script instanceof Blob;
  if (!isFromOwnPage(event) || !isScript || ports.length !== 1) return;
  removeEventListener('message', takeScript);
  const url = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
  const policy = globalThis.trustedTypes?.createPolicy('compiler-worker', {
    createScriptURL: (address) => address,
  });
  const worker = new Worker(policy ? policy.createScriptURL(url) : url, { name: 'compiler' });
  worker.onerror = () => parent.postMessage(failedMessage, location.origin);
  worker.postMessage(null, [...ports]);
}
