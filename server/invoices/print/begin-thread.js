// Where a thread begins: what runs in it is TypeScript, which a thread does not take over from the process that starts it.
import { register } from 'tsx/esm/api';

register();
await import('./print-thread.ts');
