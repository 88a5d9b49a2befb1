import { useLingui } from '@lingui/react/macro';

import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

import type { WrittenPage } from './blocks.ts';
import { GROCERY_TABS, type GroceryTab } from './grocery-tabs.ts';
import { pagePicture } from './page-picture.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { WrittenArticle } from './written-article.tsx';

import styles from './grocery-screen.module.css';

interface Props {
  tab: GroceryTab;
  /** The page of that tab. */
  page: WrittenPage;
  onTab: (tab: GroceryTab) => void;
}

/** account.md section 2, /sustainablegrocery?tab=: what the shop is, and what it holds itself to. */
export function GroceryScreen({ tab, page, onTab }: Props) {
  const { t } = useLingui();
  const chosen = useChosenTab(tab);
  const labels: Record<GroceryTab, string> = {
    'our-story': t`Our story`,
    'our-vision': t`Our vision`,
    'our-brand': t`Our brand`,
    'quality-safety': t`Quality and safety`,
    esg: t`Environment and people`,
    news: t`News`,
    awards: t`Awards`,
    kitchen: t`Kitchen`,
  };
  const content =
    chosen === tab ? <WrittenArticle page={page} picture={pagePicture(tab)} /> : <Skeleton height="60vh" />;
  return (
    <div className={styles.screen}>
      <Tabs
        label={t`Sustainable grocery`}
        items={GROCERY_TABS.map((id) => ({ id, label: labels[id], content: id === chosen ? content : null }))}
        selected={chosen}
        onSelect={onTab}
      />
    </div>
  );
}
