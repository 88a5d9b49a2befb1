import type { Locale } from '#contract/urls.ts';

/** Every sentence of a written page stands in both languages. */
export type Both = Readonly<Record<Locale, string>>;

export interface PageLink {
  text: Both;
  /** A path of ours below the language, or an https address; a search is asked in the reader's language. */
  to: Both;
}

/** One piece of a written page. The page's own title is its h1, so headings begin at 2. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: Both }
  | { kind: 'paragraph' | 'note'; text: Both }
  /** The text, then the shop's address for letters. */
  | { kind: 'contact'; text: Both }
  | { kind: 'list'; isOrdered: boolean; items: readonly Both[] }
  | { kind: 'links'; items: readonly PageLink[] }
  /** The first column names the row. */
  | { kind: 'table'; caption: Both; columns: readonly Both[]; rows: readonly (readonly Both[])[] };

export interface WrittenPage {
  title: Both;
  /** One or two sentences: stands below the title, and in search results. */
  summary: Both;
  /** ISO day on which the text last changed; null for texts that do not bind. */
  updated: string | null;
  blocks: readonly Block[];
}

export interface Competition {
  /** Its address is the slug of the English one (account.md section 2). */
  description: Both;
  summary: Both;
  /** ISO days in Dubai, both included. */
  opens: string;
  closes: string;
  blocks: readonly Block[];
}
