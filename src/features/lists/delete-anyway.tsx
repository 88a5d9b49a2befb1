import { Trans } from '@lingui/react/macro';

import { say } from '#contract/messages/sentence.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import { openShop, useShop } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './delete-anyway.module.css';

interface Props {
  listId: string;
  onDeleted: () => void;
}

/** A list that was deleted here and changed on another device meanwhile: it is back, and the shopper decides. */
export function DeleteAnyway({ listId, onDeleted }: Props) {
  const locale = useLocale();
  const issueId = useShop(
    ({ issues }) => issues.find(({ code, args }) => code === 'list_changed' && args['listId'] === listId)?.id,
  );
  if (issueId === undefined) return null;
  const settle = async (isDeleted: boolean): Promise<void> => {
    const shop = await openShop();
    // What the list is now has been seen: asked again, the edit says so.
    await (isDeleted ? shop.retry(issueId) : shop.discard(issueId));
    if (isDeleted) onDeleted();
  };
  return (
    <div className={styles.card} role="alert">
      <p className={styles.words}>
        <Icon name="warning-circle" />
        {say(refusalMessages.list_changed, locale)}
      </p>
      <div className={styles.answers}>
        <Button look="danger" onClick={() => void settle(true)}>
          <Trans>Delete anyway</Trans>
        </Button>
        <Button look="quiet" onClick={() => void settle(false)}>
          <Trans>Keep the list</Trans>
        </Button>
      </div>
    </div>
  );
}
