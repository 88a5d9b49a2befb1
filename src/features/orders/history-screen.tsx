import { Trans, useLingui } from '@lingui/react/macro';

import type { OrderTab } from '#contract/order-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';

import { HistoryTabs } from './history-tabs.tsx';

import styles from './orders.module.css';

interface Props {
  tab: OrderTab;
  onTab: (tab: OrderTab) => void;
}

/** /account/orderhistory: orders that come, and those of before. */
export function HistoryScreen({ tab, onTab }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>My orders</Trans>} />
      <HistoryTabs label={t`My orders`} tab={tab} onTab={onTab} isInPanel={false} />
    </div>
  );
}
