import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Group, Row } from '../client/group-hits.ts';
import { levelNames } from '../client/hierarchy.ts';
import { type TextRun, textOf } from '../client/marked-text.ts';
import type { Hit } from '../client/search-client.ts';

/** The id of the row with a number, which the field names as the active one. */
export const rowId = (number: number) => `docsearch-item-${number}`;

export const listId = (group: Group) => `docsearch-list-${group.rows[0]?.number}`;

/** Whether a press or key is for another tab or window. */
export const hasModifier = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || shiftKey;

export type ListProps = {
  /** The number of the row that Enter opens. */
  active: number;
  onActive: (number: number) => void;
  onOpen: (row: Row, event: MouseEvent) => void;
};

type SearchListProps = ListProps & {
  group: Group;
  icon?: ReactNode;
  /** The buttons of a row. */
  actions?: (hit: Hit) => ReactNode;
};

/** A group of results or stored searches under its title. */
export function SearchList({ group, icon, actions, ...props }: SearchListProps) {
  const { title, rows } = group;
  const list = { role: 'listbox', 'aria-label': title, id: listId(group) };
  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">
        {icon}
        {title}
      </div>
      {/* A list with other things than options would be invalid, so it only refers to its options. */}
      {actions && <div {...list} aria-owns={rows.map(({ number }) => rowId(number)).join(' ')} />}
      <ul className="DocSearch-Hits-padded" {...(actions ? { role: 'none' } : list)}>
        {rows.map((row, at) => (
          <SearchRow
            key={row.number}
            row={row}
            isLast={row.parent !== rows[at + 1]?.parent}
            action={
              actions?.(row.hit) ?? (
                <div className="DocSearch-Hit-action">
                  <span className="DocSearch-Hit-Select-Icon" />
                </div>
              )
            }
            {...props}
          />
        ))}
      </ul>
    </section>
  );
}

type SearchRowProps = ListProps & { row: Row; isLast: boolean; action: ReactNode };

function SearchRow({ row, isLast, action, active, onActive, onOpen }: SearchRowProps) {
  const { hit, parent, number } = row;
  return (
    <li
      className={parent ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'}
      role="none"
      onMouseMove={() => active !== number && onActive(number)}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <a
        href={hit.url}
        id={rowId(number)}
        role="option"
        aria-selected={active === number}
        tabIndex={-1}
        onClick={(event) => onOpen(row, event)}
      >
        <div className="DocSearch-Hit-Container">
          {parent && (
            <svg className="DocSearch-Hit-Tree" viewBox="0 0 24 54" aria-hidden="true">
              <path d={isLast ? 'M8 6v21M20 27H8.3' : 'M8 6v42M20 27H8.3'} />
            </svg>
          )}
          <div className="DocSearch-Hit-icon">
            <span className="DocSearch-Hit-kind" data-kind={hit.type} />
          </div>
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">{hit.snippet.map(showRun)}</span>
            <span className="DocSearch-Hit-path">{describePlace(hit)}</span>
          </div>
        </div>
      </a>
      {action}
    </li>
  );
}

const showRun = ({ text, marked }: TextRun, at: number) =>
  marked ? <mark key={at}>{text}</mark> : text;

/** The titles above a hit. */
function describePlace({ type, levels }: Hit): string {
  const above = type === 'content' ? levelNames : levelNames.slice(0, levelNames.indexOf(type));
  return above.flatMap((level) => textOf(levels[level]) || []).join(' › ');
}
