/** What the page says of itself in `<head>`, written by the routes' `head` and read here by the server and the browser. */
interface HeadMatch {
  meta?: readonly ({ title?: string | undefined; name?: string | undefined; content?: string | undefined } | undefined)[] | undefined;
}

export function titleOf(matches: readonly HeadMatch[]): string {
  return lastOf(matches, (tag) => tag.title) ?? 'Zad';
}

/** The server's share of `<head>`, as text. */
export function headOf(matches: readonly HeadMatch[]): string {
  const description = lastOf(matches, (tag) => (tag.name === 'description' ? tag.content : undefined));
  const title = `<title>${escapeHtml(titleOf(matches))}</title>`;
  return description === undefined ? title : `${title}<meta name="description" content="${escapeHtml(description)}" />`;
}

type Tag = NonNullable<NonNullable<HeadMatch['meta']>[number]>;

function lastOf(matches: readonly HeadMatch[], pick: (tag: Tag) => string | undefined): string | undefined {
  return matches
    .flatMap((match) => match.meta ?? [])
    .map((tag) => (tag ? pick(tag) : undefined))
    .findLast((value) => value !== undefined);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
