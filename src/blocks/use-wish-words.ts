import { useLingui } from '@lingui/react/macro';

/** How packing and sold-out products are spoken of, where they are chosen and where the order says what was. */
export function useWishWords() {
  const { t } = useLingui();
  return {
    packings: { bags: t`Paper bags`, boxes: t`Boxes`, reusable: t`Reusable bags` },
    ifSoldOut: {
      call: t`If something runs out: call me`,
      similar: t`If something runs out: send something similar`,
      none: t`If something runs out: leave it out`,
    },
  };
}
