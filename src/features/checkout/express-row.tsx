import type { ReactNode } from 'react';

import type { ExpressOption } from '#contract/delivery.ts';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { sayBy } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  name: string;
  option: ExpressOption;
  isChosen: boolean;
  /** Its price and hours; what it promises is in the panel `express_delivery`. */
  isBrief?: boolean;
  onChoose: () => void;
  /** Within its box. */
  below?: ReactNode;
}

/** Express or priority delivery, with what it costs and promises; what is for platinum members is shown to all (remaining.md C44). */
export function ExpressRow({ name, option, isChosen, isBrief = false, onChoose, below }: Props) {
  const locale = useLocale();
  const { id, title, feeText, condition, isForPlatinum, platinumText, canChoose, startsAt, endsAt } = option;
  return (
    <OptionRow
      name={name}
      value={String(id)}
      isChosen={isChosen}
      isDisabled={!canChoose}
      onChoose={onChoose}
      price={feeText[locale]}
      below={below}
      note={
        <>
          {isBrief || condition[locale] === '' ? <bdi>{sayBy(startsAt, endsAt, locale)}</bdi> : condition[locale]}
          {isForPlatinum && platinumText[locale] !== '' && <> · {platinumText[locale]}</>}
        </>
      }
    >
      {title[locale]}
    </OptionRow>
  );
}
