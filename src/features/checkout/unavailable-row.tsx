import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';

import type { UnavailableLine } from '#contract/checkout.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import { LEADS_ON } from './use-handed-focus.ts';

import styles from './rows.module.css';

interface Props {
  line: UnavailableLine;
  onDelete: () => void;
}

/** What cannot be had, and the button that takes it off. Once it is gone the keyboard goes on with the next one, or with what leads on. */
export function UnavailableRow({ line, onDelete }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mine = row.current;
    return () => {
      if (!mine?.contains(document.activeElement)) return;
      const others = [...(mine.parentElement?.querySelectorAll('button') ?? [])].filter((one) => !mine.contains(one));
      (others[0] ?? document.querySelector<HTMLElement>(`[${LEADS_ON}]`))?.focus();
    };
  }, []);
  const name = line.name[locale];
  return (
    <div ref={row} className={styles.thing}>
      <img src={line.image} alt="" width={56} height={56} loading="lazy" />
      <span>
        <bdi>{name}</bdi>
        <br />
        <small>
          {line.reason === 'too_early' ? (
            <Trans>Cannot come that early</Trans>
          ) : line.left === 0 ? (
            <Trans>Out of stock</Trans>
          ) : (
            <Plural value={line.left} one="Only # is left" other="Only # are left" />
          )}
        </small>
      </span>
      <Button look="quiet" aria-label={t`Delete ${name}`} onClick={onDelete}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
