import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { isUaePhone, spacedPhone, withPrefix } from '#contract/rules/phone.ts';
import { MobileField } from '#src/blocks/mobile-field.tsx';
import type { Choices } from '#src/domain/checkout/choices.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './rows.module.css';

interface Props {
  /** E.164; empty where the shop knows none. */
  phone: string;
  /** Another number that was typed before and not taken over; empty where none was. */
  typed: string;
  onChange: (change: Partial<Choices>) => void;
  error: string | undefined;
}

/** "Mobile number edit: view becomes input, Update saves" (account.md section 4). For this order alone; an emptied field takes the number before. */
export function ContactBlock({ phone, typed: typedBefore, onChange, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [typed, setTyped] = useState(typedBefore === '' ? null : typedBefore);
  const [isWrong, setIsWrong] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const update = (): void => {
    const isEmptied = phone !== '' && typed?.trim() === '';
    const wanted = isEmptied ? phone : withPrefix(typed ?? '');
    setIsWrong(!isUaePhone(wanted));
    if (!isUaePhone(wanted)) return;
    onChange({ contact: wanted, typedContact: '' });
    setTyped(null);
    setWasEdited(true);
  };
  const isOther = phone !== '' && typed !== null && typed.trim() !== '' && withPrefix(typed) !== phone;
  const isEditing = typed !== null || phone === '';
  return (
    <>
      {isEditing ? (
        <form
          className={styles.beside}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            update();
          }}
        >
          <MobileField
            label={t`Mobile number for this delivery`}
            name="contact"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was tapped is gone: the keyboard goes on in its place
            autoFocus={typed !== null && typedBefore === ''}
            value={typed ?? ''}
            onChange={(typedContact) => {
              setTyped(typedContact);
              onChange({ typedContact });
            }}
            hint={
              isOther ? (
                <Trans>
                  Until you tap Update, we call <bdi dir="ltr">{spacedPhone(phone)}</bdi>.
                </Trans>
              ) : undefined
            }
            error={isWrong ? say(checkoutMessages.badContact, locale) : error}
          />
          <Button type="submit">
            <Trans>Update</Trans>
          </Button>
        </form>
      ) : (
        <div className={styles.pair}>
          <p>
            <VisuallyHidden>
              <Trans>Contact number</Trans>{' '}
            </VisuallyHidden>
            <bdi dir="ltr">{spacedPhone(phone)}</bdi>
          </p>
          <Button
            look="plain"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that was typed into is gone: the keyboard goes back to what opened it
            autoFocus={wasEdited}
            aria-label={t`Change the contact number`}
            onClick={() => setTyped(phone.replace('+971', ''))}
          >
            <Trans>Change</Trans>
          </Button>
          {error !== undefined && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </>
  );
}
