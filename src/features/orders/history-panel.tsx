import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { OrderTab } from '#contract/order-urls.ts';

import { HistoryTabs } from './history-tabs.tsx';

/** Panel `orderhistory`: the same beside a page. */
export function HistoryPanel() {
  const { t } = useLingui();
  const [tab, setTab] = useState<OrderTab>('upcoming');
  return <HistoryTabs label={t`My orders`} tab={tab} onTab={setTab} isInPanel />;
}
