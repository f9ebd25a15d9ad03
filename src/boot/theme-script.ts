/**
 * Runs inline before the first paint: the colour mode of `?theme=`, of storage or of the system,
 * and the mark that scripts run. It imports nothing, and never changes from page to page, so that
 * a Content-Security-Policy can name its hash.
 */
const root = document.documentElement;
let choice: string | null = new URLSearchParams(location.search).get('theme');
try {
  if (choice !== 'dark' && choice !== 'light') choice = localStorage.getItem('theme');
} catch {
  choice = null;
}
const known = choice === 'dark' || choice === 'light';
root.dataset.js = '';
root.dataset.themeChoice = known ? String(choice) : 'system';
root.dataset.theme = known
  ? String(choice)
  : matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
