import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import styles from './tabs.module.css';

interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

interface Props<Id extends string> {
  /** What the tabs are about, for a screen reader. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Tabs with one stop for the Tab key: the arrow keys, Home and End move between them and show what they come to. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: Props<Id>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showInRow(list.current, document.getElementById(`${prefix}${selected}`)), [prefix, selected]);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = items.findIndex((item) => item.id === selected);
    const target = items[tabAfter(event.key, at, items.length, isRtl)];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${prefix}${target.id}`)?.focus();
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the selected tab, not on the row */}
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {items.map(({ id, label: name }) => (
          <button
            key={id}
            id={`${prefix}${id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, content }) => (
        <div
          key={id}
          id={`${prefix}${id}-panel`}
          role="tabpanel"
          className={styles.panel}
          aria-labelledby={`${prefix}${id}`}
          tabIndex={0}
          hidden={id !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Brings a tab to the middle of a row that is wider than the page, and moves nothing but the row. */
function showInRow(list: HTMLElement | null, tab: HTMLElement | null): void {
  if (!list || !tab) return;
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollBy({ left: box.left + box.width / 2 - (row.left + row.width / 2) });
}

/** The tab a key leads to, going round at the ends; -1 where the key means nothing here. */
function tabAfter(key: string, at: number, count: number, isRtl: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return -1;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  return (at + step + count) % count;
}
