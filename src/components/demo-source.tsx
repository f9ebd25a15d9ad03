import { Html } from '../islands/trusted-html.tsx';
import type { CountedPart } from './demo-parts.ts';

/** The source of one component, its lines tied to the rules that they became. */
export function DemoSource({ part }: { part: CountedPart }) {
  return (
    <figure className="code-block demo-source">
      <figcaption className="code-title">{part.file}</figcaption>
      <div className="code-frame">
        <pre suppressHydrationWarning>
          <code className="code-lines">
            {part.lines.map((line, place) => (
              <Html
                as="span"
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never move
                key={place}
                className="line"
                data-atom={part.atoms[place]}
                html={`${line.html}\n`}
              />
            ))}
          </code>
        </pre>
      </div>
    </figure>
  );
}
