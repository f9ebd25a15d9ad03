/**
 * Runs in a page: attempts the requests that a page can make to another origin. Has no imports,
 * because it is sent to browsers as text.
 */
export async function attackServer(origin: string): Promise<string> {
  const script = (address: string, type: string) =>
    new Promise<string>((resolve) => {
      const element = document.createElement('script');
      element.type = type;
      element.src = origin + address;
      element.onload = () => resolve('loaded');
      element.onerror = () => resolve('refused');
      document.head.append(element);
    });
  const read = (address: string, options?: RequestInit) =>
    fetch(origin + address, options).then(
      async (answer) => `read ${(await answer.text()).length > 0}`,
      () => 'refused',
    );
  const socket = (protocol: string) =>
    new Promise<string>((resolve) => {
      const opened = new WebSocket(origin.replace('http', 'ws'), protocol);
      opened.onopen = () => resolve('open');
      opened.onerror = () => resolve('refused');
    });
  const style = () =>
    new Promise<string>((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `${origin}/@vite/client`;
      link.onload = () => resolve('loaded');
      link.onerror = () => resolve('refused');
      document.head.append(link);
    });
  const found = {
    script: await script('/@vite/client', 'text/javascript'),
    module: await script('/@vite/client', 'module'),
    source: await script('/src/boot/boot.ts', 'text/javascript'),
    style: await style(),
    page: await read('/docs/guide/'),
    text: await read('/src/boot/boot.ts?raw'),
    preflight: await read('/docs/guide/', { headers: { 'x-own': '1' } }),
    post: await read('/docs/guide/', { method: 'POST', body: 'a' }),
    updates: await socket('vite-hmr'),
    ping: await socket('vite-ping'),
  };
  return JSON.stringify(found);
}
