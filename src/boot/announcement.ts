import { storeItem } from './storage.ts';

/** Closes the announcement permanently if its button was pressed. */
export function pressAnnouncement(target: Element): void {
  if (!target.closest('[data-announcement-close]')) return;
  storeItem('announcement.dismiss', 'true');
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}
