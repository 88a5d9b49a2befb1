import type { AddressPlace } from '#contract/address-urls.ts';

interface Props {
  /** The address whose pin moves; null for a new one. */
  id: number | null;
  onDone: (place: AddressPlace) => void;
}

export function PinStep({ id, onDone }: Props) {
  return (
    <button type="button" onClick={() => onDone({ id, pin: null, line1: '' })}>
      x
    </button>
  );
}
