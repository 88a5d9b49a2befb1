/** `npm run payments -- list | find | none`: an operator's hand on payments whose end the provider has not told. */
import { runPaymentsCommand } from './run-payments-command.ts';

process.exitCode = await runPaymentsCommand(process.argv.slice(2));
