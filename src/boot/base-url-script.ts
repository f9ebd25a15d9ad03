/**
 * Runs inline on the home page: if the style sheet can't be loaded, the site is probably served at another path
 * than it was built for, and no other script could say so.
 */
const { baseUrl = '/' } = document.currentScript?.dataset ?? {};
let failed = false;

addEventListener(
  'error',
  ({ target }) => {
    if (failed || !(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failed = true;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showBanner);
    else showBanner();
  },
  true,
);

function showBanner(): void {
  const suggested = location.pathname.replace(/\/?$/, '/');
  const container = document.createElement('div');
  container.id = '__site-base-url-issue-banner-container';
  const banner = document.createElement('div');
  banner.id = '__site-base-url-issue-banner';
  banner.role = 'alert';
  banner.style.cssText =
    'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font:1.25rem sans-serif';
  const lines = [
    'Your site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
    `We suggest trying baseUrl = ${suggested}`,
  ];
  for (const text of lines) {
    banner.append(Object.assign(document.createElement('p'), { textContent: text }));
  }
  container.append(banner);
  document.body.prepend(container);
}

export {};
