import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { cacheByKey, loadOnce, readJson } from './contentFiles';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeFile(text: string): string {
  const file = path.join(folder, 'plan.json');
  writeFileSync(file, text);
  return file;
}

const schema = z.strictObject({ plans: z.array(z.strictObject({ name: z.string() })) });

describe('readJson', () => {
  test('returns the contents of a valid file', () => {
    expect(readJson(writeFile('{"plans":[{"name":"Care"}]}'), schema)).toEqual({ plans: [{ name: 'Care' }] });
  });

  test.each([
    [
      'an invalid value',
      '{"plans":[{"name":1}]}',
      /plan\.json is invalid:.*expected string.*plans\[0\]\.name/s,
    ],
    ['an unknown key', '{"plans":[],"guides":[]}', /plan\.json is invalid:.*"guides"/s],
    ['a syntax error', '{"plans":', /plan\.json is not valid JSON/],
  ])('names the file of %s', (_case, text, message) => {
    const file = writeFile(text);
    expect(() => readJson(file, schema)).toThrow(message);
  });

  test('names a missing file', () => {
    expect(() => readJson(path.join(folder, 'missing.json'), schema)).toThrow(/missing\.json/);
  });
});

test('loadOnce loads at the first call only', () => {
  const load = jest.fn(() => undefined);
  const get = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  get();
  get();
  expect(load).toHaveBeenCalledTimes(1);
});

test('cacheByKey loads each key at its first call only', () => {
  const load = jest.fn((key: string) => key.toUpperCase());
  const get = cacheByKey(load);
  expect([get('a'), get('b'), get('a')]).toEqual(['A', 'B', 'A']);
  expect(load.mock.calls).toEqual([['a'], ['b']]);
});
