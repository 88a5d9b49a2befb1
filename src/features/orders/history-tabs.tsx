import { Trans } from '@lingui/react/macro';

import type { OrderTab } from '#contract/order-urls.ts';
import { Tabs } from '#src/ui/tabs.tsx';

import { HistoryTab } from './history-tab.tsx';

interface Props {
  label: string;
  tab: OrderTab;
  onTab: (tab: OrderTab) => void;
  isInPanel: boolean;
}

/** Upcoming and Past. */
export function HistoryTabs({ label, tab, onTab, isInPanel }: Props) {
  const contentOf = (id: OrderTab) => tab === id && <HistoryTab tab={id} isInPanel={isInPanel} />;
  return (
    <Tabs
      label={label}
      selected={tab}
      onSelect={onTab}
      items={[
        { id: 'upcoming', label: <Trans>Upcoming</Trans>, content: contentOf('upcoming') },
        { id: 'past', label: <Trans>Past</Trans>, content: contentOf('past') },
      ]}
    />
  );
}
