import { newId } from '../lib/ids';
import { ListCacheHarness } from './testing/listCacheHarness';

let harness: ListCacheHarness;
beforeAll(async () => {
  harness = await ListCacheHarness.open();
});
// Enough clients that some lists are too long to look up each number.
beforeEach(() => harness.reset(1100));
afterAll(() => harness.fixture.close());

const changes: [label: string, change: () => Promise<unknown>][] = [
  [
    'an email change',
    () => harness.runSql("update clients set email = 'b' || number where company_id = $1 and number = 7"),
  ],
  [
    'a name change and its reversal',
    async () => {
      await harness.runSql("update clients set name = 'Ada' where company_id = $1 and number = 10");
      await harness.expectNothingStale();
      await harness.runSql("update clients set name = 'Client 10' where company_id = $1 and number = 10");
    },
  ],
  [
    'a change of the first client',
    async () => {
      await harness.expectNothingStale();
      await harness.runSql("update clients set name = 'Zoe Client 1' where company_id = $1 and number = 11");
      await harness.expectNothingStale();
      await harness.expectNothingStale();
      await harness.runSql("update clients set name = 'Client 1 Zoe' where company_id = $1 and number = 11");
    },
  ],
  [
    'a tag change',
    () => harness.runSql("update clients set tags = '{new}' where company_id = $1 and number % 7 = 0"),
  ],
  [
    'a sign-in',
    () => harness.runSql('update clients set last_login_at = now() where company_id = $1 and number = 3'),
  ],
  [
    'a payment status change',
    () => harness.runSql("update clients set last_payment_status = 'Failed' where company_id = $1"),
  ],
  [
    'added clients',
    async () => {
      await harness.fixture.client(harness.company, { name: 'Client 1 more', email: 'more@client.test' });
      await harness.expectNothingStale();
      await harness.runSql(
        `insert into clients (company_id, id, number, name, email, status, source)
         select $1, gen_random_uuid(), n, 'Client 1 ' || n, n || '@client.test', 'Active', 'Manual'
         from generate_series(1102, 1180) n`,
      );
      await harness.runSql('update companies set last_client_number = 1180 where id = $1');
    },
  ],
  [
    'deleted clients',
    () => harness.runSql('delete from clients where company_id = $1 and number in (20, 21, 22, 199)'),
  ],
  [
    'an MRR movement',
    () =>
      harness.inCompany(async (db) => {
        await db.query(
          `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
           select company_id, gen_random_uuid(), id, $2, 'New', 100, 100, '2026-02-10'
           from clients where company_id = $1 and number between 30 and 60`,
          [harness.company.id, newId()],
        );
        await db.query(
          'update clients set mrr = 100, is_paying = true where company_id = $1 and number between 30 and 60',
          [harness.company.id],
        );
      }),
  ],
  [
    'a rolled back change',
    () =>
      harness
        .inCompany(async (db) => {
          await db.query("update clients set email = 'z' || number where company_id = $1", [
            harness.company.id,
          ]);
          throw new Error('rolled back');
        })
        .catch((error: Error) => expect(error.message).toBe('rolled back')),
  ],
];

test.each(changes)('design 9: listClients returns no stale list after %s', async (_name, change) => {
  await harness.expectNothingStale();
  await change();
  await harness.expectNothingStale();
  await harness.expectNothingStale();
});

test('design 9: listClients returns no stale list after more changes than the cache rechecks', async () => {
  await harness.reset(2300);
  await harness.expectNothingStale();
  await harness.runSql("update clients set email = 'b' || number where company_id = $1 and number > 100");
  await harness.expectNothingStale();
});

test('design 9: listClients updates a list filtered by trial end as time passes and after the clock is set back', async () => {
  await harness.runSql(
    "update clients set trial_ends_at = now() + interval '7 days 1 hour' where company_id = $1",
  );
  const sizes: number[] = [];
  for (const ahead of ['0', '1 day', '8 days', '1 day']) {
    await harness.runSql(
      `update companies set clock_ahead = '${ahead}', clock_goal = '${ahead}' where id = $1`,
    );
    await harness.expectNothingStale();
    const { cached } = await harness.loadBoth({
      filter: { trialEndsWithinDays: 7, neverSignedIn: true },
    });
    sizes.push(cached.totalCount);
  }
  expect(sizes).toEqual([0, sizes[3], 0, sizes[1]]);
  expect(sizes[1]).toBeGreaterThan(0);
});
