/**
 * A badge comes as an absolute URL (storefront.md section 2 shows nothing else); it is our own picture, so it is read from
 * whatever host name the shop was opened under, which the content security policy demands too.
 */
export function badgeSource(url: string): string {
  return new URL(url).pathname;
}
