/** Writes the pictures of the shop's own pages, composed of the drawings that its packs and tiles are made of. */
import { writeFile } from 'node:fs/promises';

import { composeAlone } from '#server/pictures/compose-banner.ts';
import { composePagePicture, NOTHING_FOUND, PAGE_SCENES } from '#server/pictures/page-scenes.ts';

for (const tab of Object.keys(PAGE_SCENES)) {
  await writeFile(`src/features/pages/pictures/${tab}.svg`, composePagePicture(tab));
}
await writeFile(NOTHING_FOUND.file, composeAlone(NOTHING_FOUND.art));
