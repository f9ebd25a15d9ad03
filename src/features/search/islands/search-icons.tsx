/** Outlines like those of the site, which only the search has. */
const outlines = {
  down: 'M12 5v14M6 13l6 6l6-6',
  up: 'M12 19V5M6 11l6-6l6 6',
  enter: 'M20 5v5a4 4 0 0 1-4 4H5M10 9l-5 5l5 5',
  recent: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM12 7v5.5l3.5 2',
  favorite: 'M12 3.5l2.6 5.4l5.9.8l-4.3 4.1l1 5.9L12 16.9l-5.2 2.8l1-5.9l-4.3-4.1l5.9-.8Z',
  nothing:
    'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5L20.5 20.5M8.5 8.5l4 4M12.5 8.5l-4 4',
  error: 'M3 10a13 13 0 0 1 18 0M6.5 14a8 8 0 0 1 11 0M12 18.5v0M4 20L20 4',
  loading: 'M12 3a9 9 0 0 1 9 9',
};

export function SearchIcon({ name }: { name: keyof typeof outlines }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}
