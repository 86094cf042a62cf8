import { newId } from '../../lib/ids';
import { CachedLists } from './testing/cachedLists';

let kept: CachedLists;
beforeAll(async () => {
  kept = await CachedLists.open();
});
// Enough that some lists are long: their pages are not found by number.
beforeEach(() => kept.begin(1100));
afterAll(() => kept.world.close());

const changes: [what: string, change: () => Promise<unknown>][] = [
  [
    'an address',
    () => kept.run("update clients set email = 'b' || number where company_id = $1 and number = 7"),
  ],
  [
    'a name and back',
    async () => {
      await kept.run("update clients set name = 'Ada' where company_id = $1 and number = 10");
      await kept.expectNothingStale();
      await kept.run("update clients set name = 'Client 10' where company_id = $1 and number = 10");
    },
  ],
  [
    'who comes first',
    async () => {
      await kept.expectNothingStale();
      await kept.run("update clients set name = 'Zoe Client 1' where company_id = $1 and number = 11");
      await kept.expectNothingStale();
      await kept.expectNothingStale();
      await kept.run("update clients set name = 'Client 1 Zoe' where company_id = $1 and number = 11");
    },
  ],
  ['a tag', () => kept.run("update clients set tags = '{new}' where company_id = $1 and number % 7 = 0")],
  [
    'a sign-in',
    () => kept.run('update clients set last_login_at = now() where company_id = $1 and number = 3'),
  ],
  ['a payment', () => kept.run("update clients set last_payment_status = 'Failed' where company_id = $1")],
  [
    'somebody who is added, and many',
    async () => {
      await kept.world.client(kept.company, { name: 'Client 1 more', email: 'more@client.test' });
      await kept.expectNothingStale();
      await kept.run(
        `insert into clients (company_id, id, number, name, email, status, source)
         select $1, gen_random_uuid(), n, 'Client 1 ' || n, n || '@client.test', 'Active', 'Manual'
         from generate_series(1102, 1180) n`,
      );
      await kept.run('update companies set last_client_number = 1180 where id = $1');
    },
  ],
  [
    'somebody who is gone',
    () => kept.run('delete from clients where company_id = $1 and number in (20, 21, 22, 199)'),
  ],
  [
    'a movement',
    () =>
      kept.inCompany(async (db) => {
        await db.query(
          `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
           select company_id, gen_random_uuid(), id, $2, 'New', 100, 100, '2026-02-10'
           from clients where company_id = $1 and number between 30 and 60`,
          [kept.company.id, newId()],
        );
        await db.query(
          'update clients set mrr = 100, is_paying = true where company_id = $1 and number between 30 and 60',
          [kept.company.id],
        );
      }),
  ],
  [
    'what is taken back',
    () =>
      kept
        .inCompany(async (db) => {
          await db.query("update clients set email = 'z' || number where company_id = $1", [kept.company.id]);
          throw new Error('taken back');
        })
        .catch((error: Error) => expect(error.message).toBe('taken back')),
  ],
];

test.each(changes)(
  'design 9: a list that was looked through before follows %s at once',
  async (_what, change) => {
    await kept.expectNothingStale();
    await change();
    await kept.expectNothingStale();
    await kept.expectNothingStale();
  },
);

test('design 9: where more have changed than are worth looking at by themselves, all are looked at again', async () => {
  await kept.begin(2300);
  await kept.expectNothingStale();
  await kept.run("update clients set email = 'b' || number where company_id = $1 and number > 100");
  await kept.expectNothingStale();
});

test('design 9: what time alone changes is followed too, and a clock that is put back', async () => {
  await kept.run("update clients set trial_ends_at = now() + interval '7 days 1 hour' where company_id = $1");
  const sizes: number[] = [];
  for (const ahead of ['0', '1 day', '8 days', '1 day']) {
    await kept.run(`update companies set clock_ahead = '${ahead}', clock_goal = '${ahead}' where id = $1`);
    await kept.expectNothingStale();
    const { kept: cached } = await kept.bothWays({ filter: { trialEndsWithinDays: 7, neverSignedIn: true } });
    sizes.push(cached.totalCount);
  }
  expect(sizes).toEqual([0, sizes[3], 0, sizes[1]]);
  expect(sizes[1]).toBeGreaterThan(0);
});
