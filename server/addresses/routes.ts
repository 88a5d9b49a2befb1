/** The calls of the shopper's addresses. */
import {
  addAddress,
  deleteAddress,
  findPlaceAt,
  readAddress,
  readAddresses,
  readAreas,
  readEmirates,
  readMapSettings,
  suggestPlaces,
  updateAddress,
} from '#contract/addresses.ts';
import { addressMessages } from '#contract/messages/addresses.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serve, serveUser, type Served } from '#server/kit/serve.ts';

import { addressAnswer } from './address-answer.ts';
import { areasOfEmirate, knownEmirates } from './areas.ts';
import { dropAddress, keepAddress, rewriteAddress } from './keep.ts';
import { areaAnswer, emirateAnswer } from './place-answers.ts';
import { openPlaceSearch } from './place-search.ts';
import { addressesOf, findAddress } from './store.ts';
import { wantedAddress } from './wanted-address.ts';

export function addressRoutes(deps: Deps): Served[] {
  const { db, clock, settings } = deps;
  const { suggest, placeAt } = openPlaceSearch(deps);
  return [
    serveUser(readAddresses, async (_input, { userId }) => ({
      addresses: (await addressesOf(db.orm, userId)).map(addressAnswer),
    })),
    serveUser(readAddress, async ({ id }, { userId }) => {
      const row = await findAddress(db.orm, userId, id);
      if (!row) throw notFound(addressMessages.gone[0]);
      return addressAnswer(row);
    }),
    serveUser(addAddress, async (input, { userId }) =>
      addressAnswer(await keepAddress(db, userId, wantedAddress(input), clock.now())),
    ),
    serveUser(updateAddress, async (input, { userId }) =>
      addressAnswer(await rewriteAddress(db, userId, input.id, wantedAddress(input))),
    ),
    serveUser(deleteAddress, async ({ id }, { userId }) => {
      await dropAddress(db, userId, id);
      return {};
    }),
    serve(readEmirates, () => knownEmirates.map(emirateAnswer)),
    serveUser(suggestPlaces, ({ text, locale }, caller) => suggest(caller, text, locale)),
    serveUser(findPlaceAt, async ({ locale, ...point }, caller) => ({ place: await placeAt(caller, point, locale) })),
    serveUser(readMapSettings, () => ({ tileUrl: settings.mapTileUrl, attribution: settings.mapAttribution })),
    serve(readAreas, ({ emirateId }) => areasOfEmirate(emirateId, 'en').map(areaAnswer)),
  ];
}
