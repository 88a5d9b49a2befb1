import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { isUaePhone } from '#contract/rules/phone.ts';
import {
  CALLING_CODES,
  phoneParts,
  wholePhone,
  type Country,
  type PhoneParts,
} from '#src/domain/account/phone-parts.ts';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './phone-field.module.css';

interface Props {
  label: ReactNode;
  /** As it is stored; read once. */
  value: string;
  onChange: (phone: string) => void;
  name: string;
}

/** A number with its country, the UAE unless told. Whether it is valid is said, and not enforced (account.md section 5, Profile). */
export function PhoneField({ label, value, onChange, name }: Props) {
  const { t } = useLingui();
  const [parts, setParts] = useState(() => phoneParts(value));
  const whole = wholePhone(parts);
  const looksWrong = parts.country === 'AE' && whole !== '' && !isUaePhone(whole);
  const change = (to: PhoneParts): void => {
    setParts(to);
    onChange(wholePhone(to));
  };
  return (
    <Field
      label={label}
      hint={looksWrong ? t`This does not look like a UAE number. It is saved as you wrote it.` : undefined}
    >
      {(described) => (
        <>
          <span className={styles.country}>
            <select
              aria-label={t`Country code`}
              value={parts.country}
              onChange={(event) => change({ ...parts, country: event.target.value as Country })}
            >
              {CALLING_CODES.map(([country, code]) => (
                <option key={country} value={country}>
                  {`\u2066+${code}\u2069 ${country}`}
                </option>
              ))}
            </select>
            <Icon name="caret-down" size={16} />
          </span>
          <input
            {...described}
            type="tel"
            inputMode="tel"
            dir="ltr"
            name={name}
            autoComplete="off"
            maxLength={30}
            value={parts.rest}
            onChange={(event) => change({ ...parts, rest: event.target.value })}
          />
        </>
      )}
    </Field>
  );
}
