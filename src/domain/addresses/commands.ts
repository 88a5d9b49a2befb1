/** What a shopper does with addresses. Each answers with the value or the error; the list is read anew behind it. */
import type { QueryClient } from '@tanstack/react-query';

import {
  addAddress,
  AREA_DOCTYPE,
  deleteAddress,
  STATE_DOCTYPE,
  UAE_DOCNO,
  updateAddress,
  type Address,
} from '#contract/addresses.ts';
import type { AddressDraft } from '#contract/rules/address.ts';
import type { Result } from '#src/lib/result.ts';
import type { Answered } from '#src/net/api.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';

import { myAddresses } from './queries.ts';

type Saved = Promise<Result<Answered<Address>, AppError>>;

/** `id` null keeps a new address. */
export async function saveAddress(
  client: QueryClient,
  id: number | null,
  draft: AddressDraft,
  isDefault: boolean,
): Saved {
  const wanted = { ...draft, isDefault };
  const saved =
    id === null
      ? await sendCall(client, addAddress, {
          ...wanted,
          countryId: UAE_DOCNO,
          emirateDoctype: STATE_DOCTYPE,
          areaDoctype: AREA_DOCTYPE,
          zipCode: '',
        })
      : await sendCall(client, updateAddress, { ...wanted, id, derived: null });
  await renewList(client);
  return saved;
}

/** storefront.md section 4: sends the full address with addrDefault true. */
export function makeDefault(client: QueryClient, address: Address): Saved {
  return saveAddress(client, address.id, address, true);
}

export async function removeAddress(client: QueryClient, id: number): Promise<Result<unknown, AppError>> {
  const removed = await sendCall(client, deleteAddress, { id });
  await renewList(client);
  return removed;
}

function renewList(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: myAddresses().queryKey });
}
