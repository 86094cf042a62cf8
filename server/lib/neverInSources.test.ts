import { findSources } from '../testing/findSources';

/** What starts a process, and what its arguments are made of. A new one is to be thought about here. */
const starters = {
  'consoleBuild.ts': 'the path of this program',
  'dev.ts': 'the path of this program',
  'images/decodeImage.ts': 'the path of one of two programs',
};

test('a process is started by few, and no text of a user is an argument', () => {
  expect(findSources(/from 'node:child_process'/)).toEqual(Object.keys(starters).sort());
});

test('no text is run as a program', () => {
  expect(findSources(/\beval\(|\bnew Function\b|from 'node:(vm|repl)'/)).toEqual([]);
});

test('nothing is drawn by lot but by the generator of the system', () => {
  expect(findSources(/Math\.random/)).toEqual([]);
  // What is drawn the same each time is for examples.
  const others = findSources(/lib\/random'/).filter((file) => !file.startsWith('demo/'));
  expect(others).toEqual([]);
});
