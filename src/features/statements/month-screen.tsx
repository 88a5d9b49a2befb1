import { Trans, useLingui } from '@lingui/react/macro';

import type { StatementView, YearMonth } from '#contract/statement-urls.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

import { ItemsOfMonth } from './items-of-month.tsx';
import { OrdersOfMonth } from './orders-of-month.tsx';
import { sayMonth } from './say-month.ts';

import styles from './statements.module.css';

interface Props {
  /** Null where the address names none. */
  asked: YearMonth | null;
  view: StatementView;
  onView: (view: StatementView) => void;
}

/** /account/monthlystatement (account.md section 2, Monthly statement page): a month by orders and by items. */
export function MonthScreen({ asked, view, onView }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={asked ? sayMonth(asked, locale) : <Trans>Monthly statement</Trans>}
        back="/account/mystatement"
        keepsBack
      />
      {asked ? (
        <Tabs
          label={t`Monthly statement`}
          selected={view}
          onSelect={onView}
          items={[
            {
              id: 'orders',
              label: <Trans>View Order</Trans>,
              content: view === 'orders' && <OrdersOfMonth asked={asked} />,
            },
            {
              id: 'items',
              label: <Trans>View Items</Trans>,
              content: view === 'items' && <ItemsOfMonth asked={asked} />,
            },
          ]}
        />
      ) : (
        <Notice icon="receipt" title={t`Missing year or month parameters`}>
          <AppLink path="/account/mystatement" className={buttonClass('primary')}>
            <Trans>My statement</Trans>
          </AppLink>
        </Notice>
      )}
    </div>
  );
}
