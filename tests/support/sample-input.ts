/** Input that fits a call's schema, with a text of the test's wherever a text may be. */
import type { JsonSchema } from '#contract/wire.ts';

export function sampleOf(schema: JsonSchema, text: string): unknown {
  if (schema.enum) return schema.enum[0];
  const type = [schema.type ?? 'object'].flat().find((one) => one !== 'null');
  switch (type) {
    case 'string':
      return text.slice(0, schema.maxLength ?? text.length).padEnd(schema.minLength ?? 0, 'x');
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(schema.items ?? {}, text)];
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, text)]),
      );
  }
}
