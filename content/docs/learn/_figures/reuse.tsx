import { Box, Figure, type Hue, Tile, Words } from './figure.tsx';

type Stack = { name: string; rules: number; tiles: [name: string, hue: Hue, isNew: boolean][] };

const stacks: Stack[] = [
  {
    name: 'Card',
    rules: 4,
    tiles: [
      ['x78zum5', 'layout', true],
      ['x1tamke2', 'box', true],
      ['xur7f20', 'box', true],
      ['xkn7p67', 'color', true],
    ],
  },
  {
    name: 'Menu',
    rules: 5,
    tiles: [
      ['x78zum5', 'layout', false],
      ['x1tamke2', 'box', false],
      ['x1j61zf2', 'text', true],
      ['xkn7p67', 'color', false],
    ],
  },
  {
    name: 'Dialog',
    rules: 5,
    tiles: [
      ['x78zum5', 'layout', false],
      ['xur7f20', 'box', false],
      ['x1j61zf2', 'text', false],
      ['xkn7p67', 'color', false],
    ],
  },
];

/** Three components that share most of their declarations. */
export function ReuseFigure() {
  return (
    <Figure
      height={196}
      label="Three stacks of tiles. All four tiles of Card are new, one of Menu's is, and none of Dialog's: the style sheet has four rules, then five, and still five."
      caption="Filled tiles are new rules, outlined ones already exist. The third component adds nothing to the style sheet."
    >
      {stacks.map(({ name, rules, tiles }, at) => (
        <g key={name} transform={`translate(${at * 148} 0)`}>
          <Words x={72} y={16} isCentered>
            {name}
          </Words>
          <Box x={20.5} y={28.5} width={103} height={132} isSunken />
          {tiles.map(([tile, hue, isNew], place) => (
            <Tile key={tile} x={36} y={40 + place * 28} hue={hue} kind={isNew ? 'new' : 'reused'}>
              {tile}
            </Tile>
          ))}
          <Words x={72} y={186} isCentered>{`${rules} rules`}</Words>
        </g>
      ))}
    </Figure>
  );
}
