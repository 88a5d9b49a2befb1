/**
 * The PDF of an invoice is asked for twice at once: by the tab that shows it, and by the page that keeps it for later. The shop draws it once,
 * and both have it. Nothing is kept here; an order's PDF is given to nobody but its own shopper.
 */

/** So long after the first the other may come. */
const MILLISECONDS = 5000;

export function createPapers(ask: (request: Request) => Promise<Response> = (request) => fetch(request)) {
  const copies = new Map<string, Promise<Response>>();
  return async ({ request }: { request: Request }): Promise<Response> => {
    const { url } = request;
    const copy = copies.get(url);
    copies.delete(url);
    if (copy) return copy;
    const answer = ask(request);
    const other = answer.then((response) => response.clone());
    // Nobody may want it: a PDF that the device has is not asked for twice.
    other.catch(() => undefined);
    copies.set(url, other);
    setTimeout(() => {
      if (copies.get(url) === other) copies.delete(url);
    }, MILLISECONDS);
    await other.catch(() => undefined);
    return answer;
  };
}
