import { closestAt } from './closest-at.ts';
import { storeItem } from './storage.ts';

/** Closes the announcement for good at a press on its button. */
export function start(): void {
  addEventListener(
    'click',
    (event) => {
      if (!closestAt(event, '[data-announcement-close]')) return;
      storeItem('announcement.dismiss', 'true');
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    },
    true,
  );
}
