/** `npm run catalogue -- import | generate | clear-generated`: fills the shop's catalogue from the command line. */
import { runCatalogueCommand } from '#server/catalogue/import/catalogue-command.ts';

process.exitCode = await runCatalogueCommand(process.argv.slice(2));
