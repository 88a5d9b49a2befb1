import { readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { composeAlone } from './compose-banner.ts';
import { hasArt } from './has-art.ts';
import { composePagePicture, NOTHING_FOUND, PAGE_SCENES } from './page-scenes.ts';

const FOLDER = 'src/features/pages/pictures';

test('every picture of a page is as it is composed: `npm run page-pictures` writes them anew', async () => {
  const tabs = Object.keys(PAGE_SCENES);
  expect((await readdir(FOLDER)).toSorted()).toEqual(tabs.map((tab) => `${tab}.svg`).toSorted());
  expect(
    Object.values(PAGE_SCENES)
      .flat()
      .filter((art) => !hasArt(art)),
  ).toEqual([]);
  expect(await readFile(NOTHING_FOUND.file, 'utf8')).toBe(composeAlone(NOTHING_FOUND.art));
  for (const tab of tabs) expect(await readFile(`${FOLDER}/${tab}.svg`, 'utf8')).toBe(composePagePicture(tab));
});
