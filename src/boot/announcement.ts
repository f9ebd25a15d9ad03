import { storeItem } from './storage.ts';

/** Closes the announcement for good at a press on its button. */
export function pressAnnouncement(target: Element): void {
  if (!target.closest('[data-announcement-close]')) return;
  storeItem('announcement.dismiss', 'true');
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}
