import { Fragment, memo } from 'react';
import type { CompiledRule } from '../../../samples/compiler/project.ts';
import { describeRule } from '../describe-rule.ts';

/** A rule: its class, declaration, priority and bytes. */
export const RuleRow = memo(({ rule, isLit }: { rule: CompiledRule; isLit: boolean }) => {
  const { conditions, text } = describeRule(rule.css, rule.className);
  return (
    <tr className={isLit ? 'lit' : undefined}>
      <td>
        <button type="button" className="rule-name">
          {rule.className}
        </button>
      </td>
      <td>
        <code title={rule.css}>
          <Conditions of={conditions} />
          {/* Browsers break lines after hyphens, even after the first two of a variable. */}
          {text.split(/(--[\w-]+)/).map((piece, at) => {
            const key = `${at} ${piece}`;
            if (at % 2 === 0) return <Fragment key={key}>{piece}</Fragment>;
            return (
              <span key={key} className="variable">
                {piece}
              </span>
            );
          })}
        </code>
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

/** The size of a rule's CSS in bytes. */
export const bytesOf = ({ css }: CompiledRule) => new TextEncoder().encode(css).length;
