/** What the app's server entry (src/app/entry-server.tsx) promises; the server knows it by this shape alone. */
export interface RenderRequest {
  /** Path and query, language included. */
  url: string;
  /** Answers a GET of the API in process; `date` is the answer's Date header. */
  request: (path: string) => Promise<{ status: number; body: string; date: string }>;
}

export interface RenderedPage {
  status: number;
  lang: 'en' | 'ar';
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

export function dirOf(lang: 'en' | 'ar'): 'ltr' | 'rtl' {
  return lang === 'ar' ? 'rtl' : 'ltr';
}
