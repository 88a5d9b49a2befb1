import { Trans } from '@lingui/react/macro';

import { currentPrice } from '#contract/rules/availability.ts';
import { typedAmount } from '#contract/rules/typed-amount.ts';
import { itemMeant, type MeantItem } from '#src/domain/lists/item-meant.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useFound } from './use-found.ts';

interface Props {
  /** As they stand on the list. */
  words: string;
  onTake: (meant: MeantItem) => void;
}

/** Below words of a list, most often typed without signal: the product that they mean, a tap away. The words stay until then. */
export function MeantProduct({ words, onTake }: Props) {
  const locale = useLocale();
  const asked = typedAmount(words);
  const found = useFound(useIsOffline() ? '' : asked.words, locale, 0);
  const meant = found.isAnswer && !found.isSeen ? itemMeant(asked, found, locale) : null;
  const card = found.cards.find(({ stockCode }) => stockCode === meant?.stockCode);
  if (!meant || !card) return null;
  return (
    <Button look="plain" onClick={() => onTake(meant)}>
      <Icon name="arrows-left-right" size={18} />
      <span>
        <Trans>
          Choose <bdi>{card.name[locale]}</bdi> · <bdi>{formatMoney(currentPrice(card), locale)}</bdi>
        </Trans>
      </span>
    </Button>
  );
}
