import { Code, Figure, Tile, Words } from './figure.tsx';

const cases = [
  ['default', "'gray'", 'xkn7p67'],
  ["':hover'", "'black'", 'x1kgw7fo'],
  ["'@media print'", "'navy'", 'xwn1tr0'],
] as const;

/** One property with three values, each under its condition. */
export function ConditionsFigure() {
  return (
    <Figure
      height={142}
      label="The property color with three conditions, each with a value and a tile with its own class."
      caption="Conditions belong inside a property. Each of its values compiles to a class."
    >
      <Code x={8} y={20} fill="var(--sx-code-color)">
        {'color: {'}
      </Code>
      {cases.map(([condition, value, name], at) => (
        <g key={condition} transform={`translate(0 ${34 + at * 30})`}>
          <Code x={30} y={16} fill="var(--sx-code-string)">{`${condition}:`}</Code>
          <Code x={160} y={16}>{`${value},`}</Code>
          <Tile x={268} y={0} hue="color" kind="new">
            {name}
          </Tile>
        </g>
      ))}
      <Words x={352} y={50}>
        always
      </Words>
      <Words x={352} y={80}>
        if hovered
      </Words>
      <Words x={352} y={110}>
        in print
      </Words>
      <Code x={8} y={136} fill="var(--sx-code-color)">
        {'}'}
      </Code>
    </Figure>
  );
}
