import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

type Choice = { value: string; label?: string; attributes?: ComponentProps<'button'> };
type TabItemProps = Choice & { default?: boolean; children: ReactNode };

type TabsProps = {
  groupId?: string;
  /** The parameter of the address that stores the choice; `true` for that of the group. */
  queryString?: string | boolean;
  defaultValue?: string | null;
  /** The labels in order, if the items don't have them. */
  values?: readonly Choice[];
  className?: string;
  children: ReactNode;
};

/** A tab; the surrounding Tabs show its content. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

/** Tabs that are a list of labelled parts without scripts. */
export function Tabs(props: TabsProps) {
  const { groupId, className } = props;
  const tabs = readTabs(props);
  const query = props.queryString === true ? groupId : props.queryString || undefined;
  const classes = ['tabs', className].filter(Boolean).join(' ');
  return (
    <div className={classes} data-group={groupId} data-query={query}>
      {/* The boot script shows them before hydration. */}
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
          className="tab-panel prose"
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
 * The tabs in order, as in Docusaurus without items that the values don't list; `isDefault` if another one than the
 * first is shown first.
 * @throws if two have one value: the compiler reports that for literal tabs, this does for those from code
 */
function readTabs({ values, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(isShown).map(readItem);
  const chosen = defaultValue ?? items.find((item) => item.default)?.value;
  const order: readonly Choice[] = values ?? items;
  const shown = order.map(({ value }) => String(value));
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

/** Any component with the props of an item counts as one. */
function readItem(child: ReactNode) {
  if (isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined) {
    return { ...child.props, value: String(child.props.value), child };
  }
  throw new Error('each child of <Tabs> must be a <TabItem> with its own value');
}
