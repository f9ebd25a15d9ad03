import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

type Choice = { value: string; label?: string; attributes?: ComponentProps<'button'> };
type TabItemProps = Choice & { default?: boolean; children: ReactNode };

type TabsProps = {
  groupId?: string;
  /** The name under which an address keeps the choice; `true` is that of the group. */
  queryString?: string | boolean;
  defaultValue?: string | null;
  /** The labels in their order, where the items do not say them. */
  values?: readonly Choice[];
  className?: string;
  children: ReactNode;
};

/** One tab; what it holds is shown by the Tabs around it. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

/** Tabs that read as a list of labelled parts where no script runs. */
export function Tabs(props: TabsProps) {
  const { groupId, className } = props;
  const tabs = readTabs(props);
  const query = props.queryString === true ? groupId : props.queryString || undefined;
  const classes = ['tabs', className].filter(Boolean).join(' ');
  return (
    <div className={classes} data-group={groupId} data-query={query}>
      {/* The boot script shows them before React comes. */}
      <div className="tab-list" role="tablist" hidden suppressHydrationWarning>
        {tabs.map(({ value, label, attributes, isDefault }) => (
          <button
            key={value}
            {...attributes}
            type="button"
            role="tab"
            className={['tab', attributes?.className].filter(Boolean).join(' ')}
            data-value={value}
            data-default={isDefault ? '' : undefined}
            aria-selected="false"
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, isDefault, children }) => (
        <section
          key={value}
          className="tab-panel"
          data-label={label}
          data-default={isDefault ? '' : undefined}
          suppressHydrationWarning
        >
          {children}
        </section>
      ))}
    </div>
  );
}

/**
 * The tabs in order; `isDefault` where another one than the first is shown first.
 * @throws where something would be lost: the compiler tells of what is written out in a text, and
 * this of what code makes
 */
function readTabs({ values, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(isShown).map(readItem);
  const chosen = defaultValue ?? items.find((item) => item.default)?.value;
  const order: readonly Choice[] = values ?? items;
  const shown = order.map(({ value }) => String(value));
  const lost = items.find(({ value }) => !shown.includes(value));
  if (lost) throw new Error(`"${lost.value}" is missing in the values of <Tabs>`);
  const twice = shown.find((value, place) => shown.indexOf(value) < place);
  if (twice !== undefined) throw new Error(`two tabs have the value "${twice}"`);
  return order.flatMap(({ label, attributes }, place) => {
    const value = shown[place] ?? '';
    const item = items.find((other) => other.value === value);
    if (!item) return [];
    return [
      {
        value,
        label: label ?? item.label ?? value,
        attributes: attributes ?? item.attributes,
        isDefault: value === chosen && place > 0,
        children: item.child,
      },
    ];
  });
}

function isShown(child: ReactNode): boolean {
  return typeof child !== 'string' || child.trim() !== '';
}

/** Any component may stand for an item that has its props. */
function readItem(child: ReactNode) {
  if (isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined) {
    return { ...child.props, value: String(child.props.value), child };
  }
  throw new Error('each child of <Tabs> must be a <TabItem> with its own value');
}
