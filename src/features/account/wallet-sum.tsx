/** A sum of money whose number is its largest part. `sum`: undefined until it is known. */
export function WalletSum({ sum }: { sum: string | undefined }) {
  const [before, number, after] = sum?.split(/([\d.,]*\d)/) ?? [];
  if (number === undefined) return null;
  return (
    <strong>
      <bdi>
        <small>{before}</small>
        {number}
        <small>{after}</small>
      </bdi>
    </strong>
  );
}
