/** `npm test`: everything. Ends with the count of what passed and failed. */
import { journeys } from './journey-step.ts';
import { runSteps } from './steps.ts';
import { verifySteps } from './verify-steps.ts';

const { passed, failed } = await runSteps([...verifySteps, journeys]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
