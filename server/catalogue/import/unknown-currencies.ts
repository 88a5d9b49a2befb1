/** Prices in currencies that the map has no rate for: they stop an import before it writes. */
import { ImportError } from './source-row.ts';

export class UnknownCurrencies {
  readonly #found = new Map<string, { line: number; count: number }>();

  add(code: string, line: number): void {
    const known = this.#found.get(code);
    if (known) known.count += 1;
    else this.#found.set(code, { line, count: 1 });
  }

  /** @throws ImportError that names each currency and its first line, where there was one */
  refuse(reportPath: string): void {
    if (this.#found.size === 0) return;
    const each = [...this.#found].map(
      ([code, { line, count }]) =>
        `${count.toLocaleString('en')} ${count === 1 ? 'price is' : 'prices are'} in ${code}, the first on line ${line}`,
    );
    const rates = [...this.#found.keys()].map((code) => `"${code}": ...`).join(', ');
    throw new ImportError(
      `${each.join('; ')}. Say in the map how many dirhams one is ("rates": {${rates}}), or leave these rows out with skipRows. Report: ${reportPath}`,
    );
  }
}
