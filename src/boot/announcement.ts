import { withStorage } from './storage.ts';

/** Closes the announcement for good at a press on its button. */
export function start(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('[data-announcement-close]'))) return;
      withStorage((storage) => storage.setItem('announcement.dismiss', 'true'));
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    },
    true,
  );
}
