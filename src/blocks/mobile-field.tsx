import type { ComponentProps } from 'react';

import { isUaePhone, withoutPrefix, withPrefix } from '#contract/rules/phone.ts';
import { TextField } from '#src/ui/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'dir' | 'prefix' | 'placeholder' | 'onBlur'>;

/** A mobile number of the Emirates: +971 stands before it. A number that was typed with its own +971, 00971 or 0 is taken too, and written without them when the field is left. */
export function MobileField({ value, onChange, ...field }: Props) {
  const tidy = (): void => {
    const whole = withPrefix(value);
    const tidied = withoutPrefix(whole);
    if (isUaePhone(whole) && tidied !== value) onChange?.(tidied);
  };
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="tel"
      dir="ltr"
      prefix="+971"
      placeholder="5XXXXXXXX"
      value={value}
      onChange={(typed) => onChange?.(typed)}
      onBlur={tidy}
    />
  );
}
