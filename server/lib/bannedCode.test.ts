import { findSources } from '../testing/findSources';

/**
 * The modules that start child processes, each with the source of its arguments. Review a new entry for
 * command injection.
 */
const processStarters = {
  'consoleBuild.ts': 'the path of this script',
  'dev.ts': 'the path of this script',
  'platform/images/decodeImage.ts': 'the path of one of two scripts',
};

test('only reviewed modules start child processes', () => {
  expect(findSources(/from 'node:child_process'/)).toEqual(Object.keys(processStarters).sort());
});

test('no production file evaluates strings as code', () => {
  expect(findSources(/\beval\(|\bnew Function\b|from 'node:(vm|repl)'/)).toEqual([]);
});

test('only seed data uses predictable random numbers', () => {
  expect(findSources(/Math\.random/)).toEqual([]);
  const unexpectedFiles = findSources(/lib\/random'/).filter((file) => !file.startsWith('demo/'));
  expect(unexpectedFiles).toEqual([]);
});

test('only sanitized rich text is inserted as markup', () => {
  expect(findSources(/dangerouslySetInnerHTML/)).toEqual(['portal/web/layout.tsx']);
});
