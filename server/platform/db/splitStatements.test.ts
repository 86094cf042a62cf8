import { splitStatements } from './splitStatements';

test.each([
  ['strings', ["select 'a;''b;'", "select e'a\\';''b;'", "select E'\\\\'", 'select "c;""d;"']],
  ['dollar-quoted strings', ['do $$ begin; end $$', "do $a$ ; $$ ; ' $a$", 'select a$b$c, $1']],
  ['comments', ["select 1 -- ;' $$\n + 2", "select /* ; /* ' */ ; */ 1"]],
  ['parentheses', ['create rule r as on insert to t do also (select 1; select 2)', 'select (1)']],
  [
    'the body of an SQL function',
    [
      'create function f() returns int begin atomic select case when true then 1 end; select 2; END',
      "create procedure p() language plpgsql as 'begin return; end'",
    ],
  ],
])('splitStatements does not split %s', (_where, statements) => {
  expect(splitStatements(`${statements.join(';\n')};`).map(({ text }) => text)).toEqual(statements);
});

test('splitStatements splits at the end of a transaction block', () => {
  expect(splitStatements('begin; end; commit').map(({ text }) => text)).toEqual(['begin', 'end', 'commit']);
});

test('splitStatements returns the line of each statement and the comments before it, and no empty statement', () => {
  const sql =
    '-- Adds a.\ncreate table a (\n  b int\n);;\n\n-- Fills a.\n/* c */ insert into a\nvalues (1);\n-- End';
  expect(splitStatements(sql)).toEqual([
    { text: 'create table a (\n  b int\n)', line: 2, comments: '-- Adds a.\n' },
    { text: 'insert into a\nvalues (1)', line: 7, comments: ';\n\n-- Fills a.\n/* c */ ' },
  ]);
});
