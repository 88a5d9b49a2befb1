import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

import { attempt } from '#contract/call.ts';
import { fromCardFrame } from '#contract/card-frame.ts';
import { LENIENT, type Decoded } from '#contract/wire.ts';
import { showInFrame, type ShownInFrame } from '#src/domain/payments/frame-messages.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './card-modal.module.css';

export type SaidByFrame = Decoded<typeof fromCardFrame>;

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  shown: ShownInFrame;
  title: string;
  /** Pixels. */
  height: number;
  onSaid: (said: SaidByFrame) => void;
}

/** /card-frame, spoken to on the shop's own origin alone; whatever else is said to this page is passed over (security.md row 34). */
export function CardFrame({ frame, shown, title, height, onSaid }: Props) {
  const locale = useLocale();
  const hear = useEffectEvent(onSaid);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return;
      const said = attempt(() => fromCardFrame.decode(data, '', LENIENT));
      if (said.ok) hear(said.value);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
  const loaded = useRef(false);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src="/card-frame"
      title={title}
      height={height}
      allow="payment"
      // What a bank's page in it may not do: lead this page elsewhere. The frame itself is a page of our own, and needs both.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, whose provider's form needs scripts and its origin
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => {
        if (loaded.current) return;
        loaded.current = true;
        frame.current?.contentWindow?.postMessage(showInFrame(shown, locale), location.origin);
      }}
    />
  );
}
