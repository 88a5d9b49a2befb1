import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';

import type { Address } from '#contract/addresses.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { AddressMap } from './address-map.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import { NextTime } from './next-time.tsx';

import boxes from '#src/ui/box.module.css';
import styles from './address-card.module.css';

interface Props {
  address: Address;
  isBusy: boolean;
  /** There are so few that each has the room to show where it is. */
  hasMap?: boolean;
  /** A tap anywhere on it, beside its own buttons, chooses it: where somebody came to choose one. */
  isChoice?: boolean;
  onDefault: () => void;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** storefront.md section 2, Address list drawer: title, line 1 with the area and the state, phone; set default, edit, delete. */
export function AddressCard({ address, isBusy, hasMap = false, isChoice = false, ...on }: Props) {
  const { onDefault, onChoose, onEdit, onDelete } = on;
  const { t } = useLingui();
  const locale = useLocale();
  const title = address.label[locale];
  // An area named as its emirate (Ajman, Ajman) is said once.
  const district = [...new Set([address.area[locale], address.emirate[locale]])].filter((part) => part !== '');
  return (
    <article className={styles.card} aria-busy={isBusy} data-choice={isChoice || undefined} data-address={address.id}>
      {hasMap && <AddressMap address={address} />}
      <span className={styles.kind}>
        <Icon name={KIND_ICONS[address.kind]} size={22} />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.named}>
            <h2 className={styles.title}>
              <bdi>{title}</bdi>
            </h2>
            {address.isDefault && (
              <span className={styles.default}>
                <Icon name="check" size={14} />
                <Trans>Default</Trans>
              </span>
            )}
          </div>
          <div className={styles.actions}>
            <button type="button" className={styles.act} onClick={onEdit} aria-label={t`Edit ${title}`} title={t`Edit`}>
              <Icon name="pencil-simple" size={20} />
            </button>
            <button
              type="button"
              className={styles.act}
              onClick={onDelete}
              aria-disabled={isBusy}
              aria-label={t`Delete ${title}`}
              title={t`Delete`}
            >
              <Icon name="trash" size={20} />
            </button>
          </div>
        </div>
        <p>
          <bdi>{address.line1}</bdi>
        </p>
        <p>
          {district.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && (locale === 'ar' ? '، ' : ', ')}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </p>
        {hasMap && address.latitude === null && (
          <p className={boxes.soft}>
            <Trans>Somewhere in this area: no pin yet</Trans>
          </p>
        )}
        {address.isDefault && <NextTime emirateId={address.emirateId} />}
        <div className={styles.foot}>
          <bdi dir="ltr">{spacedPhone(address.mobile)}</bdi>
          {!address.isDefault && (
            <Button look="plain" className={styles.choose} onClick={onDefault} aria-disabled={isBusy}>
              {isChoice ? <Trans>Deliver here</Trans> : <Trans>Set default</Trans>}
            </Button>
          )}
        </div>
      </div>
      {isChoice && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.whole} onClick={onChoose} />
      )}
    </article>
  );
}
