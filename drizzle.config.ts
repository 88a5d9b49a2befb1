import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/*/*table.ts', './server/gateways/*/table.ts'],
  out: './server/db/migrations',
  migrations: { schema: 'drizzle', table: '__drizzle_migrations' },
});
