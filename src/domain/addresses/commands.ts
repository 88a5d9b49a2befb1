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
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { sendCall } from '#src/net/read-query.ts';

import { areasOf, emirates, myAddresses } from './queries.ts';

type Saved = Promise<Result<Answered<Address>, AppError>>;

/** Keeps a new address, or changes the one that was `before`. */
export async function saveAddress(
  client: QueryClient,
  before: Address | null,
  draft: AddressDraft,
  isDefault: boolean,
): Saved {
  const saved =
    before === null
      ? await sendCall(client, addAddress, {
          ...draft,
          isDefault,
          countryId: UAE_DOCNO,
          emirateDoctype: STATE_DOCTYPE,
          areaDoctype: AREA_DOCTYPE,
          zipCode: '',
        })
      : await sendCall(client, updateAddress, { ...before, ...draft, ...placeNames(client, before, draft), isDefault });
  await renewList(client);
  return saved;
}

/** The names of the chosen emirate and area: those of `before`, unless another was chosen from the lists. */
function placeNames(client: QueryClient, before: Address, draft: AddressDraft): Pick<Address, 'emirate' | 'area'> {
  const states = client.getQueryData(emirates().queryKey)?.value ?? [];
  const emirate = states.find(({ id }) => id === draft.emirateId)?.name ?? before.emirate;
  const areas = client.getQueryData(areasOf(draft.emirateId, emirate.en).queryKey)?.value ?? [];
  return { emirate, area: areas.find(({ id }) => id === draft.areaId)?.name ?? before.area };
}

/** storefront.md section 4: sends the full address with addrDefault true. */
export function makeDefault(client: QueryClient, address: Address): Saved {
  return saveAddress(client, address, address, true);
}

export async function removeAddress(client: QueryClient, id: number): Promise<Result<unknown, AppError>> {
  const removed = await sendCall(client, deleteAddress, { id });
  await renewList(client);
  return removed;
}

function renewList(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: myAddresses().queryKey });
}
