/** `npm run care -- list | follow | reply | close | picture`: customer care's end of the live chat. */
import { runCareCommand } from './run-care-command.ts';

const leaving = new AbortController();
process.once('SIGINT', () => leaving.abort());
process.once('SIGTERM', () => leaving.abort());

process.exitCode = await runCareCommand(process.argv.slice(2), process.env, leaving.signal);
