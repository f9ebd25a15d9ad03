import { Arrow, Box, Code, Figure, Tile } from './figure.tsx';

const rows = [
  ['tone', ['neutral', 'danger'], 1],
  ['size', ['small', 'large'], 0],
] as const;

/** Props that pick one style of each group. */
export function VariantsFigure() {
  return (
    <Figure
      height={128}
      label="Two groups of styles, tone with neutral and danger, size with small and large. Danger and small are chosen, and their two tiles are the classes of the button."
      caption="Each prop picks one key of a group. The rest of the group is not on the element."
    >
      {rows.map(([prop, keys, chosen], row) => (
        <g key={prop} transform={`translate(0 ${12 + row * 60})`}>
          <Code x={8} y={26}>
            {prop}
          </Code>
          {keys.map((key, at) => (
            <g key={key}>
              <Box
                x={56.5 + at * 96}
                y={4.5}
                width={87}
                height={35}
                isSunken={at !== chosen}
              />
              <Code
                x={100 + at * 96}
                y={26}
                isCentered
                fill={at === chosen ? undefined : 'var(--sx-text-muted)'}
              >
                {key}
              </Code>
            </g>
          ))}
          <Arrow x={268} y={22} width={56} />
        </g>
      ))}
      <Tile x={348} y={22} hue="color" kind="new">
        xaxgl4n
      </Tile>
      <Tile x={348} y={82} hue="box" kind="new">
        xc7ga6q
      </Tile>
    </Figure>
  );
}
