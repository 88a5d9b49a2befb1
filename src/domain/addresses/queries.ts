import {
  readAddresses,
  readAreas,
  readEmirates,
  readMapSettings,
  STATE_DOCTYPE,
  UAE_DOCNO,
} from '#contract/addresses.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** The list of emirates changes with the country's borders. */
const DAY_MS = 24 * 3_600_000;

/** The shopper's addresses, the default one first; readable without signal once read. */
export function myAddresses() {
  return privateQuery(readAddresses, {});
}

export function emirates() {
  return { ...privateQuery(readEmirates, {}), staleTime: DAY_MS };
}

/** The areas of an emirate. */
export function areasOf(emirateId: number, emirateName: string) {
  const asked = { countryId: UAE_DOCNO, emirateDoctype: STATE_DOCTYPE, emirateId, emirateName };
  return { ...privateQuery(readAreas, asked), staleTime: DAY_MS };
}

export function mapSettings() {
  return { ...privateQuery(readMapSettings, {}), staleTime: DAY_MS };
}
