/** What the server's house asks of the app's house: one public page, rendered. The only thing the two share but the calls. */
import type { Locale } from './urls.ts';

export interface RenderRequest {
  /** Path and query, language included: `/en/searchpage?q=milk`. */
  url: string;
  /** Answers a GET of the API in process; `date` is the answer's Date header. */
  request: (path: string) => Promise<{ status: number; body: string; date: string }>;
}

export interface RenderedPage {
  status: number;
  lang: Locale;
  /** Of `<head>`: title, description. */
  head: string;
  body: string;
  /** JSON. */
  state: string;
  /** A path of ours to go to instead. */
  redirect?: string;
  /** Source module ids whose chunks the page is made of. */
  modules: readonly string[];
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
