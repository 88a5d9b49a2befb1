import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';

import { GIFT_MESSAGE_MAX, GIFT_MESSAGE_UNITS_MAX, seenLength } from '#contract/gift-message.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { lineKey } from '#contract/rows/keys.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { addToCart } from '#src/domain/cart/add-to-cart.ts';
import { writeGiftMessage } from '#src/domain/cart/write-gift-message.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel, type PanelParams } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { Field } from '#src/ui/field.tsx';

import styles from './gift-panels.module.css';

/** Wrapping and words of a line, kept on the device at once. A product that is not in the cart goes there first. */
export function GiftMessageForm({ card, cartType }: Pick<PanelParams['gift_message'], 'card' | 'cartType'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const { stockCode } = card;
  const line = useShop((view) => view.get(lineKey(cartType, stockCode)));
  const [message, setMessage] = useState(line?.message ?? '');
  const [isGiftWrapped, setIsGiftWrapped] = useState(line?.isGiftWrapped ?? false);
  const left = GIFT_MESSAGE_MAX - seenLength(message);
  const save = async (): Promise<void> => {
    try {
      if (!line && !(await edit(addToCart(card)))) return;
      if (!(await edit(writeGiftMessage({ cartType, stockCode }, { message, isGiftWrapped })))) return;
      showToast(say(cartMessages.updated, locale), 'success');
      closePanel();
    } catch {
      showToast(say(cartMessages.updateFailed, locale), 'error');
    }
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Nothing of it is cut off: the shopper says it shorter.
    if (left < 0) field.current?.focus();
    else void save();
  };
  const tooLong = t`Take out ${plural(-left, { one: '# character', other: '# characters' })}`;
  return (
    <form className={styles.panel} onSubmit={submit}>
      <CheckField isChecked={isGiftWrapped} onChange={setIsGiftWrapped} name="gift-wrap">
        <Trans>Gift Wrap</Trans>{' '}
        <small className={styles.hint}>
          <Trans>It costs nothing.</Trans>
        </small>
      </CheckField>
      <Field
        label={t`Message`}
        hint={t`${left} of ${GIFT_MESSAGE_MAX} characters left`}
        error={left < 0 ? tooLong : undefined}
      >
        {(described) => (
          <textarea
            {...described}
            ref={field}
            name="gift-message"
            rows={2}
            dir="auto"
            value={message}
            maxLength={GIFT_MESSAGE_UNITS_MAX}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.answers}>
        <Button look="quiet" onClick={closePanel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
