import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';

import { ADDRESS_KINDS, type AddressKind } from '#contract/rules/address.ts';
import { Icon } from '#src/ui/icon.tsx';

import { KIND_ICONS } from './kind-icons.ts';

import styles from './kind-field.module.css';

interface Props {
  chosen: AddressKind;
  onChoose: (kind: AddressKind) => void;
}

/** What the address is for: native radio buttons that look like chips. */
export function KindField({ chosen, onChoose }: Props) {
  const { t } = useLingui();
  const name = useId();
  const words: Record<AddressKind, ReactNode> = {
    home: <Trans context="kind of address">Home</Trans>,
    work: <Trans context="kind of address">Work</Trans>,
    other: <Trans context="kind of address">Other</Trans>,
  };
  return (
    <div role="radiogroup" aria-label={t`What the address is`} className={styles.kinds}>
      {ADDRESS_KINDS.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name={name} value={kind} checked={kind === chosen} onChange={() => onChoose(kind)} />
          <Icon name={KIND_ICONS[kind]} size={18} />
          <span>{words[kind]}</span>
        </label>
      ))}
    </div>
  );
}
