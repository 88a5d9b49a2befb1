import { Trans, useLingui } from '@lingui/react/macro';

import { AppLink } from '#src/blocks/app-link.tsx';
import { useEdit } from '#src/blocks/use-edit.ts';
import { useChosenBox } from '#src/domain/cart/chosen-box.ts';
import { takeBoxInstead, toCartInstead } from '#src/domain/cart/refused-gift.ts';
import type { Issue } from '#src/offline/shop/shop-door.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';

/** The way on from what a gift box refused: this box in place of the other, a box to choose, or the cart in place of the box. */
export function BoxAnswer({ issue }: { issue: Issue }) {
  const { t } = useLingui();
  const chosen = useChosenBox();
  const edit = useEdit();
  switch (issue.code) {
    case 'box_taken':
      return (
        <Button look="quiet" onClick={() => void edit(takeBoxInstead(issue, chosen))}>
          <Trans>Take this box instead</Trans>
        </Button>
      );
    case 'no_box':
      return (
        <AppLink path={`/searchpage?q=${encodeURIComponent(t`gift box`)}`} className={buttonClass('quiet')}>
          <Trans>Choose a gift box</Trans>
        </AppLink>
      );
    case 'box_full':
    case 'not_movable':
      return issue.name === 'box.move' ? (
        <Button look="quiet" onClick={() => void edit(toCartInstead(issue))}>
          <Trans>Put it in the cart</Trans>
        </Button>
      ) : null;
    default:
      return null;
  }
}
