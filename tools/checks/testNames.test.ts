import { testNames } from './testNames';

const source = `
  // test('in a comment', () => {});
  const other = "test('in a text')";
  test('a test', () => expect('within').toBe('within'));
  test.each(['a', 'b'])('a table row, %s', () => {});
  const rows = [['c', 1]];
  test.each(rows)('a row of a constant, %s', () => {});
  const more = ['d'];
  test.each(more.map((one) => [one]))('a mapped row, %s', () => {});
  describe('a group', () => {
    it("in a group", () => {});
    test.skip('skipped', () => {});
    test.skip.each([1])('a skipped row', () => {});
  });
  describe.skip('a skipped group', () => {
    test('in a skipped group', () => {});
  });
  test.todo('a todo');
  xtest('an xtest', () => {});
`;

test('testNames returns the titles and row texts of tests and groups, except skipped ones', () => {
  expect(testNames('some.test.ts', source)).toEqual([
    'a test',
    'a table row, %s',
    'a',
    'b',
    'a row of a constant, %s',
    'c',
    'a mapped row, %s',
    'd',
    'a group',
    'in a group',
  ]);
});
