import { useId } from 'react';

import { useLocale } from '#src/state/locale.tsx';

import type { Block } from './blocks.ts';

import styles from './prose-table.module.css';

/** A table that is wider than the page scrolls inside itself, by keyboard too. */
export function ProseTable({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  const locale = useLocale();
  const id = useId();
  return (
    <section className={styles.frame} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {table.caption[locale]}
        </caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.en} scope="col">
                {column[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name?.en}>
              <th scope="row">{name?.[locale]}</th>
              {cells.map((cell, at) => (
                <td key={table.columns[at + 1]?.en}>{cell[locale]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
