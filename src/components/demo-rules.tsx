import { Html } from '../islands/trusted-html.tsx';
import type { CountedPart, NumberedRule } from './demo-parts.ts';

/** The rules that a component adds to the style sheet, and those that were there already. */
export function DemoRules({ part }: { part: CountedPart }) {
  const { added, shared } = part;
  return (
    <div className="demo-rules">
      <p className="code-title">
        {shared.length > 0 ? `${countRules(added.length)} added` : countRules(added.length)}
      </p>
      <RuleList rules={added} label="Rules added" />
      {shared.length > 0 && (
        <>
          <p className="code-title demo-shared-title">
            {countRules(shared.length)} already there, used again
          </p>
          <RuleList rules={shared} label="Rules used again" />
        </>
      )}
    </div>
  );
}

function RuleList({ rules, label }: { rules: NumberedRule[]; label: string }) {
  return (
    <ul className="demo-rule-list" aria-label={label}>
      {rules.map((rule) => (
        <li key={rule.className} data-atom={rule.number}>
          <Html as="code" html={rule.html} />
        </li>
      ))}
    </ul>
  );
}

function countRules(count: number): string {
  return count === 1 ? '1 atomic rule' : `${count} atomic rules`;
}
