import { useState } from 'react';

import type { StatementView, YearMonth } from '#contract/statement-urls.ts';
import { useLocale } from '#src/state/locale.tsx';

import { MonthScreen } from './month-screen.tsx';
import { sayMonth } from './say-month.ts';

import boxes from '#src/ui/box.module.css';
import styles from './statements.module.css';

/** Panel `monthlystatement`: the same beside a page. Its title names no month. */
export function MonthPanel({ asked }: { asked: YearMonth }) {
  const locale = useLocale();
  const [view, setView] = useState<StatementView>('orders');
  return (
    <div className={styles.screen}>
      <h2 className={boxes.title}>{sayMonth(asked, locale)}</h2>
      <MonthScreen asked={asked} view={view} onView={setView} />
    </div>
  );
}
