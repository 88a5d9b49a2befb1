/** Resolves once what the transaction wrote is kept, and what it asked for is answered. @throws where nothing of it was */
export function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('', 'AbortError')));
  });
}
