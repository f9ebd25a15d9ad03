import { Arrow, Box, Code, Figure, type Hue, Tile, Words } from './figure.tsx';

const lines: [key: string, value: string, hue: Hue, name: string, declaration: string][] = [
  ['color', "'crimson'", 'color', 'xaxgl4n', 'color: crimson'],
  ['fontSize', '16', 'text', 'x1j61zf2', 'font-size: 16px'],
  ['padding', '12', 'box', 'xc7ga6q', 'padding: 12px'],
];

/** Three declarations, and the class of each. */
export function CompileFigure() {
  return (
    <Figure
      height={150}
      label="Three declarations in a component, an arrow, and a tile with a class and its rule for each."
      caption="Each declaration compiles to one class. The component keeps the names of the classes; the rules are in the style sheet."
    >
      <Words x={16} y={20}>
        What you write
      </Words>
      <Words x={226} y={20}>
        What ships
      </Words>
      <Box x={0.5} y={32.5} width={184} height={104} isSunken />
      {lines.map(([key, value, hue, name, declaration], at) => (
        <g key={key}>
          <Code x={16} y={60 + at * 32} fill={`var(--sx-code-${hue})`}>
            {`${key}:`}
          </Code>
          <Code x={96} y={60 + at * 32}>{`${value},`}</Code>
          <Arrow x={190} y={56 + at * 32} width={27} />
          <Tile x={226} y={44 + at * 32} hue={hue} kind="new" declaration={declaration}>
            {name}
          </Tile>
        </g>
      ))}
    </Figure>
  );
}
