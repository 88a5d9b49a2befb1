import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { AriaLocale } from './aria-locale.tsx';
import { Button } from './button.tsx';
import { useScrollbarRoom } from './use-scrollbar-room.ts';

import styles from './confirm-dialog.module.css';

export interface ConfirmProps {
  title: string;
  children?: ReactNode;
  yes: string;
  /** Left out where there is nothing to refuse. */
  no?: string;
  /** What cannot be undone is asked in red. */
  isDangerous?: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** A question that must be answered: focus stays inside, Escape says no. */
export function ConfirmDialog({ title, children, yes, no, isDangerous = false, onAnswer }: ConfirmProps) {
  useScrollbarRoom();
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
        className={styles.backdrop ?? ''}
        data-panel=""
      >
        <Modal className={styles.box ?? ''}>
          <Dialog role="alertdialog" className={styles.dialog ?? ''}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {children !== undefined && <div className={styles.text}>{children}</div>}
            <div className={styles.answers}>
              {no !== undefined && (
                <Button look="quiet" onClick={() => onAnswer(false)}>
                  {no}
                </Button>
              )}
              <Button look={isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
                {yes}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
