import type { ComponentProps } from 'react';

/**
 * What is read out when it appears or changes, without taking the focus. Not an <output>: that is for the result of what the
 * shopper enters, such as a quantity.
 */
export function Status(props: ComponentProps<'div'>) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above; the one place
  return <div role="status" {...props} />;
}
