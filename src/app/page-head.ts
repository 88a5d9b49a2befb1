import { escapeHtml } from '#src/lib/escape-html.ts';

/** What the page says of itself in `<head>`, written by the routes' `head` and read here by the server and the browser. */
interface HeadMatch {
  links?: readonly ({ rel?: string | undefined; href?: string | undefined } | undefined)[] | undefined;
  meta?:
    | readonly ({ title?: string | undefined; name?: string | undefined; content?: string | undefined } | undefined)[]
    | undefined;
}

export function titleOf(matches: readonly HeadMatch[]): string {
  return lastOf(matches, (tag) => tag.title) ?? 'Zad';
}

/** The page's one address, where it can be reached by several: a path, language included. */
export function canonicalOf(matches: readonly HeadMatch[]): string | undefined {
  return matches.flatMap((match) => match.links ?? []).findLast((link) => link?.rel === 'canonical')?.href;
}

/** The server's share of `<head>`, as text. */
export function headOf(matches: readonly HeadMatch[]): string {
  const description = lastOf(matches, (tag) => (tag.name === 'description' ? tag.content : undefined));
  const title = `<title>${escapeHtml(titleOf(matches))}</title>`;
  const canonical = canonicalOf(matches);
  return [
    title,
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}" />`,
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
  ].join('');
}

type Tag = NonNullable<NonNullable<HeadMatch['meta']>[number]>;

function lastOf(matches: readonly HeadMatch[], pick: (tag: Tag) => string | undefined): string | undefined {
  return matches
    .flatMap((match) => match.meta ?? [])
    .map((tag) => (tag ? pick(tag) : undefined))
    .findLast((value) => value !== undefined);
}
