import { useSyncExternalStore } from 'react';
import { proxy, snapshot, subscribe } from 'valtio';

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
}

/** account.md section 8: toasts at the top right close by themselves after 3000 ms. */
const AUTO_CLOSE_MS = 3000;

const toasts = proxy<{ shown: Toast[] }>({ shown: [] });
const NONE: readonly Toast[] = [];
let lastId = 0;

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(listen, shown, none);
}

export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}

/** Says something to the shopper; the message is already in their language. Of what went well the last alone is said: the one before it may be undone. */
export function showToast(message: string, kind: ToastKind = 'info'): void {
  const id = ++lastId;
  const isOver = (toast: Toast): boolean => toast.message === message || (kind === 'success' && toast.kind === kind);
  toasts.shown = [...toasts.shown.filter((toast) => !isOver(toast)), { id, kind, message }];
  setTimeout(() => dismissToast(id), AUTO_CLOSE_MS);
}

function listen(onChange: () => void): () => void {
  return subscribe(toasts, onChange);
}

function shown(): readonly Toast[] {
  return snapshot(toasts).shown;
}

function none(): readonly Toast[] {
  return NONE;
}
