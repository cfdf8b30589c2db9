import { type Schema, typeOf } from './types-of-document.ts';

describe('the type of a schema', () => {
  it.each([
    ['string', { type: 'string' }],
    ['(string) | (null)', { type: ['string', 'null'] }],
    ['"a" | 1', { enum: ['a', 1] }],
    ['true', { const: true }],
    ['Car_Page', { $ref: '#/components/schemas/Car-Page' }],
    ['(number)[]', { type: 'array', items: { type: 'integer' } }],
    ['[string, null]', { type: 'array', prefixItems: [{ type: 'string' }, { type: 'null' }] }],
    ['(string) | (number)', { anyOf: [{ type: 'string' }, { type: 'number' }] }],
    ['(A) & (B)', { allOf: [{ $ref: 'A' }, { $ref: 'B' }] }],
    [
      '{ "a": boolean; "b-c"?: string }',
      { type: 'object', required: ['a'], properties: { a: { type: 'boolean' }, 'b-c': { type: 'string' } } },
    ],
    ['Record<string, number>', { type: 'object', additionalProperties: { type: 'number' } }],
    ['unknown', {}],
  ] satisfies [string, Schema][])('is %s', (type, schema) => {
    expect(typeOf(schema)).toBe(type);
  });
});
