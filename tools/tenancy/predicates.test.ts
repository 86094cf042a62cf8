import { findEquivalentMutant, equivalentMutants } from './equivalentMutants';
import { findAllPredicates, findMarks, findPredicates, markPredicates, removePredicate } from './predicates';

const findInSource = (source: string) =>
  findPredicates('sql.ts', source).map(({ at, text }) => `${at} ${text}`);

test.each([
  [
    'compared with a value',
    "db.query('select from clients where company_id = $1 and id = $2')",
    ['sql.ts:1:37 company_id = $1'],
  ],
  [
    'in a join',
    '`join payments p on p.company_id = c.company_id and p.id = c.id`',
    ['sql.ts:1:21 p.company_id = c.company_id'],
  ],
  ['on companies', "'select from companies where id = $1'", ['sql.ts:1:30 id = $1']],
  [
    'on companies with a table alias',
    '`from clients c join companies k on k.id = c.company_id`',
    ['sql.ts:1:37 k.id = c.company_id'],
  ],
  [
    'on companies next to another table',
    '`from companies k left join portals s on s.company_id = k.id where k.id = $1`',
    ['sql.ts:1:42 s.company_id = k.id', 'sql.ts:1:68 k.id = $1'],
  ],
  ['in a nested template', '`where ${`c.company_id = $1`} and ${other}`', ['sql.ts:1:11 c.company_id = $1']],
  ['on a later line', '`select\n  from plans\n  where company_id = $1`', ['sql.ts:3:9 company_id = $1']],
  [
    'none in column lists or on other ids',
    "'insert into clients (company_id, id) select $1, id from plans where id = $2'",
    [],
  ],
])('findPredicates returns the tenant conditions of a source (%s)', (_what, source, expected) => {
  expect(findInSource(source)).toEqual(expected);
});

test.each(["'where company_id in ($1)'", "'where company_id <> $1'", "'join plans using (company_id, id)'"])(
  'findPredicates throws for an unsupported form of a tenant condition: %s',
  (source) => expect(() => findInSource(source)).toThrow('Unsupported tenant condition'),
);

describe('markPredicates', () => {
  const source = 'c.company_id = $1 and p.company_id = c.company_id and c.id = $2';
  const marked = markPredicates('sql.ts', `'${source}'`).slice(1, -1);

  test('adds the location of each condition', () => {
    expect(findMarks(marked)).toEqual(['sql.ts:1:2', 'sql.ts:1:24']);
  });

  test('allows removePredicate to remove one condition and keep its parameter in use', () => {
    const mutated = removePredicate('sql.ts:1:2', marked);
    expect(mutated).toContain('$1::uuid is not null and p.company_id = c.company_id');
    expect(removePredicate('sql.ts:1:24', marked)).toMatch(/c\.company_id = \$1\S* and true and c\.id = \$2/);
  });
});

test('findAllPredicates finds more than 600 tenant conditions', () => {
  expect(findAllPredicates().length).toBeGreaterThan(600);
});

test('every equivalent mutant matches a condition and has a reason', () => {
  const matched = new Set(findAllPredicates().map(findEquivalentMutant));
  expect(equivalentMutants.filter((mutant) => !matched.has(mutant))).toEqual([]);
  for (const { reason } of equivalentMutants) expect(reason).toMatch(/^[A-Z].+\.$/);
});
