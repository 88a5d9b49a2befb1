import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent } from 'react';

import { CHAT_MESSAGE_MAX } from '#contract/chat.ts';
import { comma } from '#src/blocks/spoken-dates.ts';
import { chatDraft, keepChatDraft } from '#src/domain/chat/chat-draft.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { ChosenPicture } from './chosen-picture.tsx';
import { OrderedProducts } from './ordered-products.tsx';
import { PictureButton } from './picture-button.tsx';
import { NO_TROUBLE, ProductTrouble, troubleInWords } from './product-trouble.tsx';
import { useSendPicture } from './use-send-picture.ts';

import bars from '#src/ui/bottom-bar.module.css';
import styles from './chat-form.module.css';

interface Props {
  userId: number;
  about: number | null;
  onSay: (text: string, picture: string | null) => Promise<void>;
}

const MOST_LINES = 5;

/** With a keyboard Enter sends; on glass it is a new line, and the button sends. */
const entersSend = (): boolean => matchMedia('(pointer: fine)').matches;

export function ChatForm({ userId, about, onSay }: Props) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => chatDraft(userId));
  const type = (words: string): void => {
    setText(words);
    keepChatDraft(userId, words);
  };
  const [picture, setPicture] = useState<File | null>(null);
  const { isBusy, send: sendPicture } = useSendPicture(userId);
  const [order, setOrder] = useState(about);
  const [products, setProducts] = useState<readonly string[]>([]);
  const [chosenTrouble, setTrouble] = useState(NO_TROUBLE);
  const between = `${comma(useLocale())} `;
  const headingWith = (named: readonly string[]): string => {
    if (order === null) return '';
    const names = named.join(between);
    return names === '' ? t`About order RSO-${order}` : t`About order RSO-${order}, ${names}`;
  };
  // Asked of products alone: whoever takes the last one back takes it back, too.
  const isOfProducts = order !== null && products.length > 0;
  const trouble = isOfProducts ? troubleInWords(chosenTrouble) : '';
  const before = (named: readonly string[], what = trouble): string =>
    [headingWith(named), what].filter((one) => one !== '').join(': ');
  const heading = before(products);
  const most = CHAT_MESSAGE_MAX - (heading === '' ? 0 : heading.length + 2);
  const said = text.trim();
  const isEmpty = said === '' && trouble === '' && picture === null;
  const hasRoom = (words: string): boolean => words.length + 2 + text.length <= CHAT_MESSAGE_MAX;
  /** As many as a message has room for beside what is written. */
  const name = (named: readonly string[]): void => {
    if (named.length < products.length || hasRoom(before(named))) setProducts(named);
  };
  const send = async (): Promise<void> => {
    field.current?.focus();
    if (isEmpty || isBusy) return;
    if (picture !== null) {
      const link = await sendPicture(picture);
      if (link === null) return;
      setPicture(null);
      void onSay('', link);
    }
    if (said === '' && trouble === '') return;
    type('');
    setOrder(null);
    const words = [heading, said].filter((one) => one !== '');
    void onSay(words.join(trouble === '' ? ': ' : '. '), null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !entersSend()) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={`${bars.bar} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {order !== null && (
        <p className={styles.about}>
          <bdi>{headingWith([])}</bdi>
          <button type="button" aria-label={t`Not about this order`} onClick={() => setOrder(null)}>
            <Icon name="x" size={16} />
          </button>
        </p>
      )}
      {order !== null && <OrderedProducts docno={order} chosen={products} onChange={name} />}
      {isOfProducts && (
        <ProductTrouble
          trouble={chosenTrouble}
          onChange={(next) => {
            if (hasRoom(before(products, troubleInWords(next)))) setTrouble(next);
          }}
        />
      )}
      {picture !== null && <ChosenPicture picture={picture} isBusy={isBusy} onLeaveOut={() => setPicture(null)} />}
      <PictureButton isDisabled={isBusy} onChosen={setPicture} />
      <textarea
        ref={field}
        name="message"
        className={styles.field}
        aria-label={t`Message`}
        placeholder={t`Write a message`}
        rows={Math.min(MOST_LINES, text.split('\n').length)}
        maxLength={most}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        // It goes with the picture that is on its way.
        readOnly={isBusy}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-disabled={isEmpty || isBusy}>
        <Icon name="paper-plane-right" size={22} />
        <VisuallyHidden>
          <Trans>Send</Trans>
        </VisuallyHidden>
      </button>
    </form>
  );
}
