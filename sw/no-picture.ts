import { NO_PICTURE_SIZE as SIZE } from '#src/lib/no-picture.ts';

/** Shown for a picture that this device has never loaded and cannot load now: quiet, where a browser would draw a torn page. */
const PICTURE =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 96 96">` +
  '<rect width="96" height="96" fill="#8883" opacity=".3"/>' +
  '<path d="M30 44h36l-4 24H34zM38 44l6-14m14 14-6-14" fill="none" stroke="#888" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export function noPicture(): Response {
  return new Response(PICTURE, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
}
