import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Address } from '#contract/addresses.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { isPanelOpen } from '#src/state/panels.ts';

interface Follower {
  /** Where the shop delivers to by itself. */
  shopsOwn: Pick<Address, 'id'> | null | undefined;
  /** The list is another one: an address may be in another emirate, which has times of its own. */
  onRenewed: () => void;
  /** An address was added from checkout. */
  onAdded: (id: number) => void;
}

/** Keeps checkout and the shopper's addresses together. Where the shop delivers to one that this device has not heard of, they are asked for. */
export function useFreshAddresses({ shopsOwn, ...on }: Follower): void {
  const { data, refetch } = useQuery(myAddresses());
  const listed = data?.value.addresses;
  const isUnheardOf = listed !== undefined && shopsOwn != null && !listed.some(({ id }) => id === shopsOwn.id);
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (isUnheardOf) ask();
  }, [isUnheardOf]);

  const stamp = data?.asOf;
  const before = useRef(data);
  const compare = useEffectEvent(() => {
    const known = before.current?.value.addresses;
    if (known && listed && known !== listed) {
      on.onRenewed();
      // Two seconds after it is saved its form closes.
      const added = isPanelOpen(['myaddressdetails']) && listed.find(({ id }) => !known.some((one) => one.id === id));
      if (added) on.onAdded(added.id);
    }
    before.current = data;
  });
  useEffect(() => {
    if (stamp !== before.current?.asOf) compare();
  }, [stamp]);
}
