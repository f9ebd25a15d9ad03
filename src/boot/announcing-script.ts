import './theme-script.ts';

/** Runs before the first paint of a site with an announcement: hides one that the visitor has closed. */
const { dataset } = document.documentElement;

if (dataset.announcement !== undefined) showAnnouncement(dataset.announcement);

/** Shows an announcement again if its id isn't the one that was closed. */
function showAnnouncement(id: string): void {
  let dismissed = false;
  try {
    const last = localStorage.getItem('announcement.id');
    // Docusaurus once misspelled its default id like this.
    if ((last === 'annoucement-bar' ? 'announcement-bar' : last) !== id) {
      localStorage.setItem('announcement.dismiss', 'false');
    }
    localStorage.setItem('announcement.id', id);
    dismissed = localStorage.getItem('announcement.dismiss') === 'true';
  } catch {
    // The boot script reports that storage is blocked.
  }
  dataset.announcementBarInitiallyDismissed = String(dismissed);
}
