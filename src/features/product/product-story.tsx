import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ProductDetail } from '#contract/catalogue.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

import { NutritionTable } from './nutrition-table.tsx';
import { tabsWithContent, type ProductTab } from './product-tabs.ts';

import styles from './product-story.module.css';

interface Props {
  detail: ProductDetail;
  /** The tab that the address names. */
  tab: ProductTab | undefined;
  onTab: (tab: ProductTab) => void;
}

/** Description, ingredients, storage and nutrition, without those that have nothing to say. */
export function ProductStory({ detail, tab, onTab }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const tabs = tabsWithContent(detail, locale);
  const [first] = tabs;
  if (first === undefined) return null;
  const labels: Record<ProductTab, string> = {
    description: t`Description`,
    ingredients: t`Ingredients`,
    storage: t`Storage`,
    nutrition: t`Nutrition`,
  };
  const contents: Record<ProductTab, ReactNode> = {
    description: <p className={styles.text}>{detail.description[locale]}</p>,
    ingredients: <p className={styles.text}>{detail.ingredientsText[locale]}</p>,
    storage: <p className={styles.text}>{detail.storage[locale]}</p>,
    nutrition: <NutritionTable nutrition={detail.nutrition} source={detail.nutritionSource} />,
  };
  return (
    <Tabs
      label={t`About this product`}
      items={tabs.map((id) => ({ id, label: labels[id], content: contents[id] }))}
      selected={tab !== undefined && tabs.includes(tab) ? tab : first}
      onSelect={onTab}
    />
  );
}
