/**
 * Copies what `field` holds (storefront.md section 4, Share): by the clipboard, and by the legacy method where there is no
 * clipboard (no https) or it refuses. The field is on the screen, so the last resort is a selected text to copy by hand.
 */
export async function copyLink(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
