/** Money as statements and tables say it; apart from what every page says, which home loads. */

/** `+AED 12.50` and `−AED 12.50`: what came in, and what went out. */
export function formatChange(fils: number, locale: string): string {
  const said = (fils / 100).toLocaleString(`${locale}-AE`, {
    style: 'currency',
    currency: 'AED',
    numberingSystem: 'latn',
    signDisplay: 'exceptZero',
  });
  return said.replace('-', '−');
}

/** `12.50`: an amount in a table whose heading names the currency. */
export function formatFigure(fils: number, locale: string): string {
  return (fils / 100).toLocaleString(`${locale}-AE`, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  });
}
