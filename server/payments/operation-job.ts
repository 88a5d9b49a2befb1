import { integer } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

/** The job that asks the provider for one operation; apart from what runs it, because that needs every room (server/selling.ts). */
export const operationJob = { name: 'payments.operation', payload: record({ id: ['id', integer({ min: 1 })] }) };
