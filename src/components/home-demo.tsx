import './home-demo.css';
import { demo, demoComponents } from 'virtual:demo';
import type { DemoLine, DemoPart } from '../compile/compile-demo.ts';

/** What the components of the home page became: source, atomic rules, and the component itself. */
export function HomeDemo() {
  const classNames = demo.parts.flatMap((part) => part.newRules.map((rule) => rule.className));
  const numberOf = (className: string) => classNames.indexOf(className);
  return (
    <div className="demo">
      {demo.parts.map((part, place) => {
        const Component = demoComponents[place];
        return (
          <section key={part.file} className="demo-part" aria-label={part.file}>
            <DemoSource part={part} numberOf={numberOf} />
            <div className="demo-result">
              <DemoRules part={part} numberOf={numberOf} />
              <div className="demo-preview">{Component && <Component />}</div>
            </div>
          </section>
        );
      })}
      <p className="demo-count">
        <strong>{demo.declarations}</strong> declarations became <strong>{demo.rules}</strong>{' '}
        atomic rules: <strong>{demo.bytes}</strong> bytes of CSS for both components.
      </p>
    </div>
  );
}

type DemoPartProps = { part: DemoPart; numberOf: (className: string) => number };

function DemoSource({ part, numberOf }: DemoPartProps) {
  return (
    <figure className="code-block demo-source" data-language="tsx">
      <figcaption className="code-title">{part.file}</figcaption>
      <div className="code-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus */}
        <pre tabIndex={0}>
          <code className="code-lines">
            {part.lines.map((line, place) => (
              <SourceLine key={`${place}:${line.html}`} line={line} numberOf={numberOf} />
            ))}
          </code>
        </pre>
      </div>
    </figure>
  );
}

function SourceLine({ line, numberOf }: { line: DemoLine } & Pick<DemoPartProps, 'numberOf'>) {
  const atoms = line.rules.map(numberOf).join(' ') || undefined;
  return (
    <span
      className="line"
      data-atoms={atoms}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build from our own file
      dangerouslySetInnerHTML={{ __html: `${line.html}\n` }}
    />
  );
}

function DemoRules({ part, numberOf }: DemoPartProps) {
  return (
    <div className="demo-rules">
      <p className="demo-rules-title">
        {part.newRules.length} new {part.newRules.length === 1 ? 'rule' : 'rules'}
        {part.reused > 0 && `, ${part.reused} already there`}
      </p>
      <ul>
        {part.newRules.map((rule) => (
          <li key={rule.className} data-atom={numberOf(rule.className)}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build */}
            <code dangerouslySetInnerHTML={{ __html: rule.html }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
