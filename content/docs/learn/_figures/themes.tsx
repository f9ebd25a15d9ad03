import { Box, Code, Figure, Words } from './figure.tsx';

type SwatchProps = { x: number; y: number; color: string; name: string };

/** A variable with the value that it has here. */
function Swatch({ x, y, color, name }: SwatchProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="20" height="20" rx="5" fill={color} stroke="var(--sx-border)" />
      <Code x={28} y={14}>
        {name}
      </Code>
    </g>
  );
}

const light = { accent: 'oklch(0.52 0.2 262)', background: 'oklch(0.99 0.003 262)' };
const night = { accent: 'oklch(0.8 0.12 85)', background: 'oklch(0.24 0.03 262)' };

/** A part of a page in which the same variables have other values. */
export function ThemesFigure() {
  return (
    <Figure
      height={178}
      label="A page with a variable group, and in it a panel with a theme. The same names, accent and background, have different colours inside the panel."
      caption="A theme changes the values of a group for one element and everything in it. The names in the code stay the same."
    >
      <Box x={0.5} y={0.5} width={439} height={177} isSunken />
      <Words x={16} y={26}>
        The page: values of defineVars
      </Words>
      <Swatch x={16} y={44} color={light.accent} name="colors.accent" />
      <Swatch x={16} y={76} color={light.background} name="colors.background" />
      <Box x={204.5} y={40.5} width={219} height={121} />
      <Words x={220} y={66}>
        A panel: createTheme
      </Words>
      <Swatch x={220} y={84} color={night.accent} name="colors.accent" />
      <Swatch x={220} y={116} color={night.background} name="colors.background" />
    </Figure>
  );
}
