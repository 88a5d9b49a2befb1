import { Trans, useLingui } from '@lingui/react/macro';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

import { FavouritesTab } from './favourites-tab.tsx';
import { ListPage } from './list-page.tsx';
import { ListsOverview } from './lists-overview.tsx';

import styles from './favourites-screen.module.css';

export type FavouritesTabName = 'favourites' | 'lists';

interface Props {
  tab: FavouritesTabName;
  onTab: (tab: FavouritesTabName) => void;
  /** Of the address; null shows all of them. */
  listId: string | null;
  onList: (listId: string) => void;
  onLeaveList: () => void;
}

/** account.md section 2: the favourites screen with its two tabs. A list that was opened is a page of its own, with the way back to them. */
export function FavouritesScreen({ tab, onTab, listId, onList, onLeaveList }: Props) {
  const { t } = useLingui();
  if (tab === 'lists' && listId !== null) {
    return (
      <div className={styles.screen}>
        <ListPage key={listId} listId={listId} onLeave={onLeaveList} />
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>Favourites and lists</Trans>} />
      <Tabs
        label={t`Favourites and lists`}
        selected={tab}
        onSelect={onTab}
        items={[
          { id: 'favourites', label: <Trans>My Favourites</Trans>, content: tab === 'favourites' && <FavouritesTab /> },
          {
            id: 'lists',
            label: <Trans>My Lists</Trans>,
            content: tab === 'lists' && <ListsOverview onOpen={onList} />,
          },
        ]}
      />
    </div>
  );
}
