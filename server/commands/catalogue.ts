/** `npm run catalogue -- import | generate | clear-generated`: fills the shop's catalogue from the command line. */
import { runCatalogueCommand } from './run-catalogue-command.ts';

process.exitCode = await runCatalogueCommand(process.argv.slice(2));
