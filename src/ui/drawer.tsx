import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { AriaLocale } from './aria-locale.tsx';
import { DrawerHead } from './head-action.tsx';
import { Icon } from './icon.tsx';
import { useDragToClose } from './use-drag-to-close.ts';
import { useScrollbarRoom } from './use-scrollbar-room.ts';

import styles from './drawer.module.css';

interface Props {
  title: string;
  /** Beside the title: a small picture of what it is about. */
  picture?: string | undefined;
  onClose: () => void;
  /** Over the whole screen: what must not be mistaken for a part of the page, such as a bank's challenge. */
  isFull?: boolean;
  /** A sheet as high as one gets, whatever is in it. */
  isTall?: boolean;
  children: ReactNode;
}

/**
 * A side drawer 500 px wide that its backdrop closes and that locks the page behind it (storefront.md section 2); at 845 px and
 * below the same is a sheet from below that a drag closes. Focus is kept inside and given back.
 */
export function Drawer({ title, picture, onClose, isFull = false, isTall = false, children }: Props) {
  const { t } = useLingui();
  const drag = useDragToClose(onClose);
  useScrollbarRoom();
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className={styles.backdrop ?? ''}
        data-panel=""
      >
        <Modal className={`${styles.drawer} ${isFull ? styles.full : ''} ${isTall ? styles.tall : ''}`}>
          <Dialog className={styles.dialog ?? ''}>
            <header className={styles.head} {...drag}>
              <span className={styles.grip} aria-hidden="true" />
              {picture !== undefined && <img className={styles.picture} src={picture} alt="" width={48} height={48} />}
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
              <span ref={setHead} />
              <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
                <Icon name="x" />
              </button>
            </header>
            <DrawerHead value={head}>
              <div className={styles.body}>{children}</div>
            </DrawerHead>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
