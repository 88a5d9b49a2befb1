import { Trans, useLingui } from '@lingui/react/macro';

import type { FacetBuckets } from '#contract/catalogue.ts';
import { ChoiceChips } from '#src/blocks/choice-chips.tsx';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { SMALL_GIFT, type GiftGroup } from './gift-groups.ts';

import styles from './fill-box-panel.module.css';

interface Props {
  groups: readonly GiftGroup[];
  /** What they are called. */
  categories: FacetBuckets['categories'];
  /** The key of one. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** Which of the shop's gifts are shown: dozens of all kinds are a long list. */
export function GiftChips({ groups, categories, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const wordsOf = (key: string) => {
    if (key === 'all') return <Trans>All gifts</Trans>;
    if (key !== 'small') return categories.find((one) => one.key === key)?.label[locale];
    return (
      <Trans>
        Under <bdi>{wholeMoney(SMALL_GIFT, locale)}</bdi>
      </Trans>
    );
  };
  const chips = groups.flatMap(({ key }, id) => {
    const words = wordsOf(key);
    return words === undefined ? [] : [{ id, words }];
  });
  if (chips.length < 2) return null;
  return (
    <div className={styles.groups}>
      <ChoiceChips
        label={t`Kinds of gifts`}
        isRow
        chips={chips}
        chosen={groups.findIndex(({ key }) => key === chosen)}
        onChoose={(id) => onChoose(groups[id]?.key ?? 'all')}
      />
    </div>
  );
}
