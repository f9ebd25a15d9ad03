/** Fragments are scrolled to, and other links do nothing, unless the project's code has handled the click. */
export function takeLinks(tell: (text: string) => void): void {
  addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest('a, area') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    const href = link.getAttribute('href') ?? '#';
    if (href.startsWith('#')) scrollToAnchor(href.slice(1));
    else tell(`Links do not work in the preview: ${href}`);
  });
}

function scrollToAnchor(name: string): void {
  const id = decodeAnchor(name);
  const place = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (place) place.scrollIntoView();
  else if (id === '' || id === 'top') scrollTo({ top: 0 });
}

function decodeAnchor(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
