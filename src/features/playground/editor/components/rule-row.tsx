import { Fragment, memo } from 'react';
import { hueOfProperty } from '../../../../compile/code/style-hues.ts';
import type { CompiledRule } from '../../../samples/compiler/project.ts';
import { readRule } from '../../../samples/rules/read-rule.ts';
import { describeRule } from '../describe-rule.ts';

/** A rule: a tile of its class and declaration, its priority and bytes. */
export const RuleRow = memo(({ rule, isLit }: { rule: CompiledRule; isLit: boolean }) => {
  const { conditions, text } = describeRule(rule.css, rule.className);
  const [isOther, selector = `.${rule.className}`, inner = text] =
    /^([^{]*\S) \{ (.*) \}$/s.exec(text) ?? [];
  const shown = inner.includes('{')
    ? inner.replaceAll('}; ', '}\n')
    : inner.replaceAll('; ', ';\n');
  const hue = hueOfProperty(text.split(':', 1)[0] ?? '') ?? '';
  return (
    <tr className={isLit ? 'lit' : undefined}>
      <td>
        <span
          className={`atom ${conditions.length > 0 || isOther ? 'atom-tall' : ''} ${isReused(rule) ? 'atom-reused' : ''} ${hue}`}
        >
          <button type="button" className="rule-name">
            {selector}
          </button>
          <code title={rule.css}>
            <Conditions of={conditions} />
            {/* Browsers break lines after hyphens, even after the first two of a variable. */}
            {shown.split(/(--[\w-]+)/).map((piece, at) => {
              const key = `${at} ${piece}`;
              if (at % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
              return (
                <span key={key} className="variable">
                  {piece}
                </span>
              );
            })}
          </code>
        </span>
      </td>
      <td>{rule.priority}</td>
      <td>{bytesOf(rule)}</td>
    </tr>
  );
});

/** The conditions of a declaration, outermost first. */
export function Conditions({ of }: { of: readonly string[] }) {
  return of.map((condition) => (
    <span key={condition} className="condition">{`${condition} `}</span>
  ));
}

/** Whether several declarations share a rule: its tile is an outline, as wherever a rule isn't new. */
export const isReused = ({ css, lines }: CompiledRule) =>
  lines.length > readRule(css).flatMap(({ declarations }) => declarations).length;

/** The size of a rule's CSS in bytes. */
export const bytesOf = ({ css }: CompiledRule) => new TextEncoder().encode(css).length;
