import { newId } from '../../lib/ids';
import { openFixture, type Fixture, type TestCompany } from '../../testing/fixture';
import { insertTenantRows } from '../../testing/tenantTables';

/** Statements of the release before migration 0051. $1 is the company's id. */
const writes: Readonly<Record<string, string>> = {
  sites: `insert into sites (company_id, snapshot_id) select $1, id from site_snapshots limit 1
    on conflict (company_id) do update set snapshot_id = excluded.snapshot_id, published_at = now()`,
  site_snapshots: 'insert into site_snapshots (company_id, id) values ($1, gen_random_uuid())',
  site_snapshot_items: `insert into site_snapshot_items (company_id, snapshot_id, area, entity_id, label, content)
    select $1, id, 'Branding', gen_random_uuid()::text, 'Brand', '{}' from site_snapshots limit 1`,
  client_mails: `insert into client_mails (company_id, id, client_id, template, subject, status)
    select $1, gen_random_uuid(), id, 'access', 'Subject', 'Queued' from clients limit 1`,
  daily_mails: `insert into daily_mails as known (company_id, mail, recipient, count, ends_at)
    values ($1, 'receipt', 'recipient', 1, company_now() + interval '1 day')
    on conflict (company_id, mail, recipient) do update set count = known.count + 1`,
  notification_choices: `insert into notification_choices (company_id, operator_id, kind, in_console, by_mail)
    select $1, id, 'ClientAdded', true, true from operators limit 1
    on conflict (company_id, operator_id, kind)
      do update set in_console = excluded.in_console, by_mail = excluded.by_mail`,
  marketing_words: `insert into marketing_words (company_id, slug, words, updated_by_name)
    values ($1, 'launch-post', '{}', 'Ada')
    on conflict (company_id, slug) do update set words = excluded.words,
      lock_version = marketing_words.lock_version + 1, updated_at = now()`,
  marketing_favourites: `insert into marketing_favourites (company_id, operator_id, slug)
    select $1, id, 'launch-post' from operators limit 1 on conflict do nothing`,
};

describe('table names of the previous release', () => {
  let fixture: Fixture;
  let ours: TestCompany;
  let theirs: TestCompany;

  beforeAll(async () => {
    fixture = await openFixture();
    [ours, theirs] = [await fixture.company(), await fixture.company()];
    for (const { id } of [ours, theirs]) await insertTenantRows(fixture.services.database, id);
  });
  afterAll(() => fixture.close());

  test.each(Object.entries(writes))(
    '%s accepts and shows rows of the current company only',
    async (view, insert) => {
      const { database } = fixture.services;
      await database.inCompany(ours.id, async (db) => {
        await db.query(insert, [ours.id]);
        await db.query(insert, [ours.id]);
        const { rows } = await db.query<{ company: string }>(
          `select distinct company_id as company from ${view} where company_id in ($1, $2)`,
          [ours.id, theirs.id],
        );
        expect(rows).toEqual([{ company: ours.id }]);
      });
      await expect(database.inCompany(ours.id, (db) => db.query(insert, [theirs.id]))).rejects.toMatchObject({
        code: '42501',
      });
    },
  );

  test('a delete from client_mails deletes the rows of client_emails', async () => {
    await fixture.inCompany(ours, async (db) => {
      await db.query('delete from client_mails where company_id = $1', [ours.id]);
      expect((await db.query('select from client_emails')).rowCount).toBe(0);
    });
  });

  test('site_snapshots rejects updates', async () => {
    await expect(
      fixture.inCompany(ours, (db) =>
        db.query('update site_snapshots set id = $1 where company_id = $2', [newId(), ours.id]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('site_content lists the same content as portal_content', async () => {
    await fixture.inCompany(ours, async (db) => {
      const listContent = async (view: string) =>
        (await db.query(`select area, entity_id from ${view} order by 1, 2`)).rows;
      const content = await listContent('portal_content');
      expect(content).not.toEqual([]);
      expect(await listContent('site_content')).toEqual(content);
    });
  });
});
