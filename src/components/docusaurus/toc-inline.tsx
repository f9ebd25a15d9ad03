type TocInlineProps = {
  toc: readonly { value: string; id: string; level: number }[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
};

/** `@theme/TOCInline`: the headings of a text as a list of links, nested by their levels. */
export function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TocInlineProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const [first] = shown;
  if (!first) return null;
  return (
    <ul>
      {shown.map(({ value, id, level }, place) => {
        // It is in the list of the heading above it.
        if (level > first.level) return null;
        const after = shown.slice(place + 1);
        const end = after.findIndex((other) => other.level <= level);
        const inner = end === -1 ? after : after.slice(0, end);
        return (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{value}</a>
            <TOCInline toc={inner} maxHeadingLevel={maxHeadingLevel} />
          </li>
        );
      })}
    </ul>
  );
}
