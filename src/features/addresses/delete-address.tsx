import type { Address } from '#contract/addresses.ts';
import { addressMessages } from '#contract/messages/addresses.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

interface Props {
  address: Address;
  onAnswer: (isYes: boolean) => void;
}

/** storefront.md section 5, Delete address dialog: its exact words, and which address it is about. */
export function DeleteAddress({ address, onAnswer }: Props) {
  const locale = useLocale();
  return (
    <Confirm
      title={say(addressMessages.deleteTitle, locale)}
      yes={say(addressMessages.yes, locale)}
      no={say(addressMessages.no, locale)}
      isDangerous
      onAnswer={onAnswer}
    >
      <p>{say(addressMessages.deleteQuestion, locale)}</p>
      <p>
        <bdi>{address.full[locale]}</bdi>
      </p>
    </Confirm>
  );
}
