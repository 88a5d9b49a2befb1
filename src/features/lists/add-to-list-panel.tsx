import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { listMessages } from '#contract/messages/lists.ts';
import { say } from '#contract/messages/sentence.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { addToList, createList } from '#src/domain/lists/commands.ts';
import { listsByUse } from '#src/domain/lists/lists.ts';
import { preferList, usePreferredList } from '#src/domain/lists/preferred-list.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { useLocale } from '#src/state/locale.tsx';
import { closePanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { ListChoice } from './list-choice.tsx';
import { ListNameForm } from './list-name-form.tsx';
import { NotFetchedYet } from './not-fetched-yet.tsx';

import styles from './add-to-list-panel.module.css';

/** storefront.md section 4, Add to list: into a list that is there, or into a new one, which becomes the preferred one. */
export function AddToListPanel({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const edit = useEdit();
  const lists = useShopValue(listsByUse, usePreferredList());
  const isRead = useShop((view) => view.isRead);
  const isComplete = useShop((view) => view.isComplete);
  const [isBusy, setIsBusy] = useState(false);

  const add = async (listId: string, message: keyof typeof listMessages): Promise<void> => {
    try {
      const isKept = await edit(addToList({ listId, stockCode: card.stockCode }));
      showToast(say(listMessages[isKept ? message : 'addFailed'], locale), isKept ? 'success' : 'error');
      if (isKept) closePanel();
    } catch (error) {
      const values = { message: error instanceof Error ? error.message : String(error) };
      showToast(say(listMessages.addError, locale, values), 'error');
    }
  };
  const once = (work: () => Promise<void>): void => {
    if (isBusy) return;
    setIsBusy(true);
    void work().finally(() => setIsBusy(false));
  };
  const create = async (name: string): Promise<void> => {
    const made = createList(name);
    if (!(await edit(made.edit))) return;
    preferList(made.listId);
    await add(made.listId, 'addedToNew');
  };

  return (
    <div className={styles.panel}>
      <p className={styles.what}>
        <img src={card.image} alt="" width={56} height={56} />
        <span>
          <bdi>{card.name[locale]}</bdi>
          <span className={styles.facts}>
            <bdi>{card.units[locale]}</bdi>
            {currentPrice(card) > 0 && <bdi>{formatMoney(currentPrice(card), locale)}</bdi>}
          </span>
        </span>
      </p>
      {!isRead && <Skeleton height="56px" />}
      {isRead && !isComplete && lists.length === 0 && <NotFetchedYet />}
      {isRead && isComplete && lists.length === 0 && (
        <p className={styles.none}>
          <Trans>You have no lists yet. Name the first one, and this goes on it.</Trans>
        </p>
      )}
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.id}>
            <ListChoice
              list={list}
              stockCode={card.stockCode}
              onChoose={() => once(() => add(list.id, 'added'))}
              onHeld={() => showToast(say(listMessages.alreadyOnList, locale), 'info')}
            />
          </li>
        ))}
      </ul>
      <ListNameForm
        label={<Trans>New list</Trans>}
        submit={<Trans>Create and add</Trans>}
        taken={lists.map(({ name }) => name)}
        onName={(name) => once(() => create(name))}
      />
    </div>
  );
}
