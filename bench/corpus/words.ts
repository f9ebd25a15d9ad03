/** What the pages of the made-up library talk about. */
export const nouns =
  'button card dialog drawer field form grid header icon image label layout link list menu modal navbar palette panel popover progress row scale section select shadow sheet sidebar slider stack surface switch tab table tag theme token toolbar tooltip tree'.split(
    ' ',
  );

export const actions =
  'Aligning Animating Arranging Caching Checking Choosing Composing Debugging Extending Grouping Hiding Loading Measuring Merging Migrating Naming Nesting Ordering Overriding Placing Printing Reusing Sharing Sizing Testing'.split(
    ' ',
  );

export const settings = [
  'at build time',
  'between packages',
  'for print',
  'for touch screens',
  'in a monorepo',
  'in dark mode',
  'in large teams',
  'in long lists',
  'in narrow windows',
  'in the editor',
  'on old browsers',
  'on slow networks',
  'on the server',
  'under a strict policy',
  'while dragging',
  'while scrolling',
  'with a keyboard',
  'with content from users',
  'with reduced motion',
  'without scripts',
];

export const adjectives =
  'adaptive bounded cached compact computed conditional default deferred dense derived dynamic explicit fluid global inherited inline isolated lazy local logical memoized mutable named nested optional partial pending private responsive scoped shared stable static strict typed unique'.split(
    ' ',
  );

export const verbs =
  'applies caches checks collects compares compiles copies counts drops emits extends finds flattens groups hoists ignores inlines keeps lifts lists marks matches merges moves names orders parses prints reads rejects removes renames replaces resolves sorts splits stores wraps writes'.split(
    ' ',
  );

export const properties =
  'alignItems backgroundColor borderRadius boxShadow color columnGap display flexBasis fontSize fontWeight gap height inset letterSpacing lineHeight margin maxWidth minHeight opacity outline overflow padding rowGap textAlign transform transition width zIndex'.split(
    ' ',
  );

export const cssValues =
  '0 1px 2px 4px 8px 12px 16px 24px 0.5rem 1rem 1.5rem 2rem 50% 100% auto none inherit center start end hidden currentColor 0.25 0.75 1.4 600 700'.split(
    ' ',
  );

export const sectionNames =
  'Foundations Layout Components Theming Patterns Accessibility Performance Tooling Integrations Recipes'.split(
    ' ',
  );

export const subsectionNames =
  'Basics Concepts Styles Variables Behaviour States Testing Migration Reference Examples'.split(
    ' ',
  );
