/** `npm run verify`: am I done? */
import { runSteps } from './steps.ts';
import { verifySteps } from './verify-steps.ts';

const { passed, failed } = await runSteps(verifySteps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
