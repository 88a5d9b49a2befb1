import { Trans, useLingui } from '@lingui/react/macro';

import { useWishWords } from '#src/blocks/use-wish-words.ts';
import type { Choices } from '#src/domain/checkout/choices.ts';
import { CheckField } from '#src/ui/check-field.tsx';

import { CheckoutFold } from './checkout-fold.tsx';
import { NoteField } from './note-field.tsx';
import { SelectBox } from './select-box.tsx';

interface Props {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
}

/** How it is packed and brought; it begins with the defaults of the profile (remaining.md CK 27). */
export function WishesBlock({ choices, onChange }: Props) {
  const { t } = useLingui();
  const { packings, ifSoldOut } = useWishWords();
  const alternatives = { call: t`Call me`, similar: t`Send something similar`, none: t`Leave it out` };
  const chosen = [packings[choices.packing], ifSoldOut[choices.alternative], choices.special]
    .filter(Boolean)
    .join(' · ');
  return (
    <CheckoutFold icon="package" title={<Trans>Instructions and packing</Trans>} chosen={chosen}>
      <SelectBox
        label={t`If a product is out of stock`}
        name="alternative"
        value={choices.alternative}
        options={alternatives}
        onChange={(alternative) => onChange({ alternative })}
      />
      <NoteField
        label={t`Special instructions`}
        name="special"
        value={choices.special}
        hint={t`Whoever picks your products reads it.`}
        example={t`Ripe bananas, please`}
        onChange={(special) => onChange({ special })}
      />
      <SelectBox
        label={t`Packing`}
        name="packing"
        value={choices.packing}
        options={packings}
        onChange={(packing) => onChange({ packing })}
      />
      <NoteField
        label={t`Packing instructions`}
        name="packing-note"
        value={choices.packingNote}
        hint={t`Whoever packs them reads it.`}
        onChange={(packingNote) => onChange({ packingNote })}
      />
      <NoteField
        label={t`Delivery message`}
        name="delivery-message"
        value={choices.deliveryMessage}
        hint={t`Your driver reads it.`}
        example={t`Call when you are at the gate`}
        onChange={(deliveryMessage) => onChange({ deliveryMessage })}
      />
      <CheckField isChecked={choices.printsInvoice} onChange={(printsInvoice) => onChange({ printsInvoice })}>
        <Trans>Print the invoice and put it in the bag</Trans>
      </CheckField>
    </CheckoutFold>
  );
}
