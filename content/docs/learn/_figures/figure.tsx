import type { ReactNode } from 'react';

type FigureProps = {
  /** What is drawn, for those who don't see it. */
  label: string;
  /** In units of the drawing, which are pixels where it has its full width of 440. */
  height: number;
  caption: ReactNode;
  children: ReactNode;
};

/** A drawing of a chapter with its caption. */
export function Figure({ label, height, caption, children }: FigureProps) {
  return (
    <figure>
      <svg viewBox={`0 0 440 ${height}`} role="img" aria-label={label}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** What a declaration is about: its hue in code, too. */
export type Hue = 'layout' | 'box' | 'color' | 'text' | 'motion';

const hueOf = (hue: Hue) => `var(--sx-code-${hue})`;

type TileProps = {
  x: number;
  y: number;
  hue: Hue;
  children: string;
  /** Filled is new, outlined is reused, dashed has lost. */
  kind?: 'new' | 'reused' | 'lost';
  /** What the class sets, beside it. */
  declaration?: string;
};

/** The size of a tile in units of the drawing. */
export const tileSize = { width: 72, height: 24 };

/** The tile of samples, in the lines and hues of `atoms.css`: the class of a declaration, which it may show. */
export function Tile({ x, y, hue, kind = 'reused', declaration, children }: TileProps) {
  const rest = declaration ? declaration.length * 7.9 + 13 : 0;
  // As a selector, the class has a dot.
  const width = tileSize.width + (declaration ? 8 : 0);
  const shape = { x: 0.75, y: 0.75, height: tileSize.height - 1.5, rx: 5.25 };
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        {...shape}
        width={width + rest - 1.5}
        fill={kind === 'new' ? hueOf(hue) : ground}
        stroke={hueOf(hue)}
        strokeWidth="1.5"
        strokeDasharray={kind === 'lost' ? '3 3' : undefined}
      />
      {declaration && (
        <>
          <path d={`M${width} 1.5h${rest - 6}q4.5 0 4.5 4.5v12q0 4.5-4.5 4.5h${6 - rest}Z`} fill={ground} />
          <Code x={width + 6.5} y={16}>
            {declaration}
          </Code>
        </>
      )}
      <Code x={width / 2} y={16} isCentered fill={kind === 'new' ? ground : hueOf(hue)}>
        {declaration ? `.${children}` : children}
      </Code>
    </g>
  );
}

const ground = 'var(--sx-surface-raised)';

type CodeProps = { x: number; y: number; children: string; fill?: string; isCentered?: boolean };

/** A piece of code at a base line. */
export function Code({ x, y, children, fill = 'var(--sx-text)', isCentered }: CodeProps) {
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      fontSize="13"
      fontFamily="var(--sx-font-mono)"
      fontWeight="420"
      textAnchor={isCentered ? 'middle' : undefined}
    >
      {children}
    </text>
  );
}

type WordsProps = Omit<CodeProps, 'fill'>;

/** A label at a base line. */
export function Words({ x, y, children, isCentered }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fill="var(--sx-text-muted)"
      fontSize="13"
      textAnchor={isCentered ? 'middle' : undefined}
    >
      {children}
    </text>
  );
}

type BoxProps = { x: number; y: number; width: number; height: number; isSunken?: boolean };

/** A card: a file, a component, a part of a page. */
export function Box({ isSunken, ...place }: BoxProps) {
  return (
    <rect
      {...place}
      rx="8"
      fill={isSunken ? 'var(--sx-surface-sunken)' : 'var(--sx-surface-raised)'}
      stroke="var(--sx-border)"
    />
  );
}

/** An arrow to the right. */
export function Arrow({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      d={`M${x} ${y}h${width}m-5-5l5 5l-5 5`}
      fill="none"
      stroke="var(--sx-text-muted)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
