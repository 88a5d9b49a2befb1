import { Trans, useLingui } from '@lingui/react/macro';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

import { FavouritesTab } from './favourites-tab.tsx';
import { ListsTab } from './lists-tab.tsx';

import styles from './favourites-screen.module.css';

export type FavouritesTabName = 'favourites' | 'lists';

interface Props {
  tab: FavouritesTabName;
  onTab: (tab: FavouritesTabName) => void;
  /** Of the address; null chooses the preferred or the first. */
  listId: string | null;
  onList: (listId: string | null) => void;
}

/** account.md section 2: the favourites screen with its two tabs, each with a search box. */
export function FavouritesScreen({ tab, onTab, listId, onList }: Props) {
  const { t } = useLingui();
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
            content: tab === 'lists' && <ListsTab listId={listId} onList={onList} />,
          },
        ]}
      />
    </div>
  );
}
