/** Asks an outside service for JSON, and trusts it with nothing: a time limit, no redirects, a cap on the answer's size. */
import { GeocoderFailure } from './geocoder.ts';

/** Bytes. A list of six places is a few thousand. */
const LARGEST_ANSWER = 262_144;

/** @throws GeocoderFailure that names what went wrong, never the question: it holds a shopper's whereabouts. */
export async function fetchJson(url: URL, timeoutMs: number): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new GeocoderFailure(`answered ${answer.status}`);
    }
    return JSON.parse(await readCapped(answer)) as unknown;
  } catch (error) {
    if (error instanceof GeocoderFailure) throw error;
    throw new GeocoderFailure(error instanceof Error ? error.name : 'failed');
  }
}

async function readCapped({ body }: Response): Promise<string> {
  if (body === null) throw new GeocoderFailure('answered nothing');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > LARGEST_ANSWER) {
      await reader.cancel();
      throw new GeocoderFailure('answered too much');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
