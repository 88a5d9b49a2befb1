/** `npm run demo -- wallet | points | voucher E-MAIL N`: gives a demo shopper something to spend. */
import { runDemoCommand } from './run-demo-command.ts';

process.exitCode = await runDemoCommand(process.argv.slice(2));
