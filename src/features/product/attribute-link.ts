/**
 * storefront.md section 2: an attribute is shown as a link if it starts with http. Only https is ever opened (security row
 * 37), so a plain http address is opened as https. Null for what is no address.
 */
export function attributeLink(details: string): string | null {
  if (!/^https?:\/\//i.test(details) || !URL.canParse(details)) return null;
  const url = new URL(details);
  url.protocol = 'https:';
  return url.href;
}
