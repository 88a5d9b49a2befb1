import type { ComponentProps } from 'react';

import styles from './button.module.css';

export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'offer' | 'danger';

/** The look of a button, for links that lead somewhere but read as one. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return [styles.button, styles[look], className].filter(Boolean).join(' ');
}

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  look?: ButtonLook;
  type?: 'button' | 'submit';
}

/** A native button: the browser's own press, focus and keyboard, and no script. */
export function Button({ look = 'primary', type = 'button', className, ...rest }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
