/** `npm run build`: builds the app where it changed, without starting the store. */
import { fileURLToPath } from 'node:url';

import { buildClient } from '#server/pages/build-client.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { id } = await buildClient(root, (sentence) => console.log(sentence));
console.log(`The app is built: ${id}`);
