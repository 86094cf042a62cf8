import { equivalentOf, equivalents } from './equivalents';
import { markIn, marksOf, without } from './marks';
import { findPredicates } from './predicates';
import { predicatesInTree } from './sources';

const found = (source: string) => findPredicates('sql.ts', source).map(({ at, text }) => `${at} ${text}`);

test.each([
  [
    'a value',
    "db.query('select from clients where company_id = $1 and id = $2')",
    ['sql.ts:1:37 company_id = $1'],
  ],
  [
    'a join',
    '`join payments p on p.company_id = c.company_id and p.id = c.id`',
    ['sql.ts:1:21 p.company_id = c.company_id'],
  ],
  ['the company itself', "'select from companies where id = $1'", ['sql.ts:1:30 id = $1']],
  [
    'by another name',
    '`from clients c join companies k on k.id = c.company_id`',
    ['sql.ts:1:37 k.id = c.company_id'],
  ],
  [
    'beside another table',
    '`from companies k left join sites s on s.company_id = k.id where k.id = $1`',
    ['sql.ts:1:40 s.company_id = k.id', 'sql.ts:1:66 k.id = $1'],
  ],
  [
    'within what is put into another text',
    '`where ${`c.company_id = $1`} and ${other}`',
    ['sql.ts:1:11 c.company_id = $1'],
  ],
  ['lines below', '`select\n  from plans\n  where company_id = $1`', ['sql.ts:3:9 company_id = $1']],
  [
    'none: columns, and ids of anything else',
    "'insert into clients (company_id, id) select $1, id from plans where id = $2'",
    [],
  ],
])('finds conditions on a company: %s', (_what, source, expected) => {
  expect(found(source)).toEqual(expected);
});

test.each(["'where company_id in ($1)'", "'where company_id <> $1'", "'join plans using (company_id, id)'"])(
  'refuses to pass over what it can not read: %s',
  (source) => expect(() => found(source)).toThrow('written in another way'),
);

describe('a marked statement', () => {
  const source = 'c.company_id = $1 and p.company_id = c.company_id and c.id = $2';
  const marked = markIn('sql.ts', `'${source}'`).slice(1, -1);

  test('says of each condition where it stands', () => {
    expect(marksOf(marked)).toEqual(['sql.ts:1:2', 'sql.ts:1:24']);
  });

  test('is without one of them, which asks for its value still', () => {
    const isLost = without('sql.ts:1:2', marked);
    expect(isLost).toContain('$1::uuid is not null and p.company_id = c.company_id');
    expect(without('sql.ts:1:24', marked)).toMatch(/c\.company_id = \$1\S* and true and c\.id = \$2/);
  });
});

test('every condition on a company in the services can be read', () => {
  expect(predicatesInTree().length).toBeGreaterThan(600);
});

test('what is listed as lost unseen is there, and says why', () => {
  const known = new Set(predicatesInTree().map(equivalentOf));
  expect(equivalents.filter((one) => !known.has(one))).toEqual([]);
  for (const { reason } of equivalents) expect(reason).toMatch(/^[A-Z].+\.$/);
});
