import { brokenJson, jsonPlaces } from './json-place.ts';

describe('a place in JSON', () => {
  const text = '{\n  "sets": [\n    { "kind": "planes" },\n    7\n  ]\n}';

  it('is told by its line and what stands there, or is missing', () => {
    const at = jsonPlaces(text);
    expect(at(['sets', 0, 'kind'])).toEqual({ line: 3, text: '"planes"' });
    expect(at(['sets', 0, 'name'])).toEqual({ line: 3, text: 'name' });
    expect(at(['sets', 1])).toEqual({ line: 4, text: '7' });
    expect(at(['days', 0, 'day'])).toEqual({ line: 1, text: 'days 0 day' });
  });

  it('is where a text stops being it', () => {
    expect(brokenJson(text)).toBeUndefined();
    expect(brokenJson('{\n"a": 1,\n"b" 2 }')).toEqual({ line: 3, text: '2' });
    expect(brokenJson('{')?.line).toBe(1);
  });
});
