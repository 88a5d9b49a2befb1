/** `npm run build`: builds the app where it changed, without starting the store. */
import { fileURLToPath } from 'node:url';

import { buildApp } from '#server/pages/build-app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { id } = await buildApp(root, (sentence) => console.log(sentence));
console.log(`The app is built: ${id}`);
