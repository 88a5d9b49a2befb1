import { NO_PICTURE_SIZE } from '#src/lib/no-picture.ts';

/** Fetches the pictures of this page that could not be had without signal: nobody else asks for them again, and they would stay grey. */
export function fetchPicturesAgain(): void {
  for (const picture of document.images) {
    const { complete, naturalWidth, src } = picture;
    if (!complete || src === '' || ![0, NO_PICTURE_SIZE].includes(naturalWidth)) continue;
    // Under the same address, whatever stands behind a "#", the browser would show what it has.
    picture.src = `${src.split('?')[0]}?again=${Date.now()}`;
  }
}
