import { expect, test } from 'vitest';

import { calls } from '#contract/calls.ts';

import { openApiOf } from './openapi.ts';

const document = openApiOf(calls);

test('every call has its operation, under one id', () => {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => `${method} ${path} ${operation.operationId}`),
  );
  expect(operations).toEqual(calls.map((call) => `${call.method.toLowerCase()} ${call.path} ${call.name}`));
});

test('the document is OpenAPI 3.1: references resolve, parameters are named once, answers described', () => {
  expect(document.openapi).toBe('3.1.0');
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of references) expect(Object.keys(document.components.schemas)).toContain(name);
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      const names = operation.parameters?.map((parameter) => parameter.name) ?? [];
      expect(new Set(names).size).toBe(names.length);
      expect(operation.summary).not.toBe('');
      for (const answer of Object.values(operation.responses)) expect(answer.description).not.toBe('');
      expect(operation.responses['200']?.content?.['application/json'].schema).toMatchObject({
        required: ['status', 'message', 'data'],
      });
    }
  }
});

test('schemas use the keywords of JSON Schema, with types that exist', () => {
  const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'type' && typeof value === 'string' && value !== 'apiKey') expect(types).toContain(value);
    return value;
  });
});

test('a query parameter is required where the contract has no default', () => {
  const parameters = document.paths['/catalogue/search']?.get?.parameters ?? [];
  const required = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  expect(required).toEqual(['lang']);
  expect(parameters.find((parameter) => parameter.name === 'brandDesc')).toMatchObject({ explode: true });
});
