import { testNames } from './testNames';

const source = `
  // test('in a comment', () => {});
  const other = "test('in a text')";
  test('by itself', () => expect('within').toBe('within'));
  test.each(['a', 'b'])('of a table, %s', () => {});
  const rows = [['c', 1]];
  test.each(rows)('of another, %s', () => {});
  const more = ['d'];
  test.each(more.map((one) => [one]))('of a third, %s', () => {});
  describe('a group', () => {
    it("in a group", () => {});
    test.skip('skipped', () => {});
    test.skip.each([1])('skipped, of a table', () => {});
  });
  describe.skip('a group that is skipped', () => {
    test('in a skipped group', () => {});
  });
  test.todo('to be written');
  xtest('crossed out', () => {});
`;

test('testNames returns only the names of tests that run', () => {
  expect(testNames('some.test.ts', source)).toEqual([
    'by itself',
    'of a table, %s',
    'a',
    'b',
    'of another, %s',
    'c',
    'of a third, %s',
    'd',
    'a group',
    'in a group',
  ]);
});
