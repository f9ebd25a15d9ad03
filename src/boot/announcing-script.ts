import './theme-script.ts';

/** What runs before the first paint of a site that announces something: whether that was closed. */
const { dataset } = document.documentElement;

if (dataset.announcement !== undefined) showAnnouncement(dataset.announcement);

/** Another announcement than the last one shows again to those who closed that. */
function showAnnouncement(id: string): void {
  let dismissed = false;
  try {
    const last = localStorage.getItem('announcement.id');
    // The default id was once written so.
    if ((last === 'annoucement-bar' ? 'announcement-bar' : last) !== id) {
      localStorage.setItem('announcement.dismiss', 'false');
    }
    localStorage.setItem('announcement.id', id);
    dismissed = localStorage.getItem('announcement.dismiss') === 'true';
  } catch {
    // The boot script tells it.
  }
  dataset.announcementBarInitiallyDismissed = String(dismissed);
}
