import type { ServerPart } from '../../outputs/server-part.ts';

/** A code block with a title, followed by what follows a shown sample. */
const sample = /^```[jt]sx? title=".+\n(?:(?!```).*\n)+```\n(?=\n\*\*Compiled output)/m;

/** The first sample in a page's Markdown copy that the build has compiled and shown. */
const findProven = (markdown: string): string | undefined => sample.exec(markdown)?.[0];

/**
 * The home page's components are compiled on demand, because the development server loads all routes for any page.
 */
const loadDemo = () => import('virtual:demo');

/** Its style sheets belong to the home page. */
const loadView = () => import('./components/home-demo.tsx');

export const server: ServerPart = {
  feature: 'samples',
  showHome: async () => {
    const { HomeDemo } = await loadView();
    const { demo, proofs } = await loadDemo();
    return { demo: demo && <HomeDemo demo={demo} />, proofs };
  },
  NotFoundMark,
  findProven,
  writeFiles: async (host) => {
    const { demo } = await loadDemo();
    for (const file of [demo?.sheet, demo?.project]) if (file) host.write(file.address, file.text);
  },
};

/** Declarations that compile to nothing, for the not-found page. */
export function NotFoundMark() {
  return (
    <p aria-hidden="true" className="atoms">
      <LargeTile name="x4" declaration="display: none" hue="tk-l" />
      <LargeTile name="x0" declaration="content: none" hue="tk-y" />
      <LargeTile name="x4" declaration="display: none" hue="tk-l" isReused />
    </p>
  );
}

type TileProps = { name: string; declaration: string; hue: string; isReused?: boolean };

function LargeTile({ name, declaration, hue, isReused }: TileProps) {
  return (
    <span className={`atom atom-large ${hue}${isReused ? ' atom-reused' : ''}`}>
      <code>{`.${name}`}</code> <code>{declaration}</code>
    </span>
  );
}
