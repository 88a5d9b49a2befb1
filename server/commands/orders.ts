/** `npm run orders -- list | show | move | short | restock`: an operator's hand on the orders that were placed. */
import { runOrdersCommand } from './run-orders-command.ts';

process.exitCode = await runOrdersCommand(process.argv.slice(2));
