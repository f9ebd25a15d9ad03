import { Arrow, Box, Code, Figure, Tile, Words } from './figure.tsx';

const passed = [
  ['color', 'color', true],
  ['padding', 'box', false],
] as const;

/** A component whose type lets some styles in. */
export function TypesFigure() {
  return (
    <Figure
      height={132}
      label="Two styles passed to a component whose prop accepts only color. The color tile goes in; the padding tile is dashed, and TypeScript rejects it."
      caption="With StyleXStyles<{ color?: string }> a component accepts only color. A style with another known property is a type error."
    >
      <Code x={176} y={20}>
        {'StyleXStyles<{ color?: string }>'}
      </Code>
      <Box x={200.5} y={32.5} width={239} height={91} isSunken />
      {passed.map(([name, hue, isIn], at) => (
        <g key={name} transform={`translate(0 ${46 + at * 42})`}>
          <Tile x={8} y={0} hue={hue} kind={isIn ? 'new' : 'lost'}>
            {name}
          </Tile>
          <Arrow x={92} y={12} width={isIn ? 124 : 88} />
          {isIn ? (
            <Tile x={232} y={0} hue={hue} kind="new">
              {name}
            </Tile>
          ) : (
            <Words x={104} y={32}>
              type error
            </Words>
          )}
        </g>
      ))}
    </Figure>
  );
}
