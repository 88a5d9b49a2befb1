import type { ExpressOption } from '#contract/delivery.ts';
import { OptionRow } from '#src/blocks/option-row.tsx';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  name: string;
  option: ExpressOption;
  isChosen: boolean;
  /** Its price alone; what it promises is in the panel `express_delivery`. */
  isBrief?: boolean;
  onChoose: () => void;
}

/** Express or priority delivery, with what it costs and promises; what is for platinum members is shown to all (remaining.md C44). */
export function ExpressRow({ name, option, isChosen, isBrief = false, onChoose }: Props) {
  const locale = useLocale();
  const { id, title, feeText, condition, isForPlatinum, platinumText, canChoose } = option;
  return (
    <OptionRow
      name={name}
      value={String(id)}
      isChosen={isChosen}
      isDisabled={!canChoose}
      onChoose={onChoose}
      note={
        <>
          <bdi>{feeText[locale]}</bdi>
          {!isBrief && condition[locale] !== '' && <> · {condition[locale]}</>}
          {isForPlatinum && platinumText[locale] !== '' && <> · {platinumText[locale]}</>}
        </>
      }
    >
      {title[locale]}
    </OptionRow>
  );
}
