/** The answer with other HTML in its place: what its headers said of the former one's bytes goes. */
export function withHtml(answer: Response, html: string): Response {
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(html, { headers });
}
