import { closestAt } from './closest-at.ts';
import { withStorage } from './storage.ts';

/** Closes the announcement for good at a press on its button. */
export function start(): void {
  addEventListener(
    'click',
    (event) => {
      if (!closestAt(event, '[data-announcement-close]')) return;
      withStorage((storage) => storage.setItem('announcement.dismiss', 'true'));
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    },
    true,
  );
}
