import { Arrow, Box, Code, Figure, Tile } from './figure.tsx';

/** Two styles with the same property: the last one's value stays. */
export function MergeFigure() {
  return (
    <Figure
      height={150}
      label="The tiles of two styles, base and urgent. Both have a tile for color; the one in base is dashed. The result has padding from base, and color and fontWeight from urgent."
      caption="In props(styles.base, styles.urgent) the last style wins, property by property: the element gets no class for the overridden colour."
    >
      {(['styles.base', 'styles.urgent', 'class'] as const).map((name, at) => (
        <g key={name} transform={`translate(${at === 2 ? 320 : at * 128} 0)`}>
          <Code x={56} y={16} isCentered>
            {name}
          </Code>
          <Box x={4.5} y={28.5} width={103} height={108} isSunken={at < 2} />
        </g>
      ))}
      <Tile x={20} y={42} hue="box">
        x1tamke2
      </Tile>
      <Tile x={20} y={71} hue="color" kind="lost">
        xkn7p67
      </Tile>
      <Tile x={148} y={71} hue="color">
        xaxgl4n
      </Tile>
      <Tile x={148} y={100} hue="text">
        x1xlr1w8
      </Tile>
      <Arrow x={256} y={83} width={48} />
      <Tile x={340} y={42} hue="box" kind="new">
        x1tamke2
      </Tile>
      <Tile x={340} y={71} hue="color" kind="new">
        xaxgl4n
      </Tile>
      <Tile x={340} y={100} hue="text" kind="new">
        x1xlr1w8
      </Tile>
    </Figure>
  );
}
