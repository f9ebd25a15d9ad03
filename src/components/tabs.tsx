import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type TabItemProps = { value: string; label?: string; default?: boolean; children: ReactNode };

/** One tab; what it holds is shown by the Tabs around it. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

/** Tabs that read as a list of labelled parts where no script runs. */
export function Tabs({ groupId, children }: { groupId?: string; children: ReactNode }) {
  const items = Children.toArray(children).filter(isTabItem);
  const labelOf = ({ props }: ReactElement<TabItemProps>) => props.label ?? props.value;
  return (
    <div className="tabs" data-group={groupId}>
      <div className="tab-list" role="tablist" hidden>
        {items.map((item) => (
          <button
            key={item.props.value}
            type="button"
            role="tab"
            className="tab"
            data-value={item.props.value}
            aria-selected="false"
          >
            {labelOf(item)}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <section key={item.props.value} className="tab-panel" data-label={labelOf(item)}>
          {item.props.children}
        </section>
      ))}
    </div>
  );
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<TabItemProps>(child) && typeof child.props.value === 'string';
}
