/** `npm run gifts -- list | mail | cancel`: an operator's hand on the e-gifts that were paid. */
import { runGiftsCommand } from './run-gifts-command.ts';

process.exitCode = await runGiftsCommand(process.argv.slice(2));
