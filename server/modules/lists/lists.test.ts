import type { Context } from '../../context';
import type { SavedView, SavedViewInput } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { listColumns, setListColumns } from './columns';
import { createSavedView, deleteSavedView, savedViews, updateSavedView } from './savedViews';

let world: World;
let company: TestCompany;
let ada: Context;
let bo: Context;
let admin: Context;

beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  ada = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  bo = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  admin = await world.asAdmin(company);
});

const view: SavedViewInput = {
  list: 'Clients',
  name: 'Past due',
  query: 'status=PastDue&sort=-created',
  columns: ['Name', 'Status'],
  isShared: false,
};
const shared = { ...view, isShared: true };

const namesSeenBy = async (ctx: Context): Promise<string[]> =>
  (await savedViews(ctx, 'Clients')).map(({ name }) => name);

describe('columns of a list', () => {
  test("are each operator's own, until they go back to the usual ones", async () => {
    await expect(listColumns(ada, 'Clients')).resolves.toBeNull();
    const columns = ['Name', 'Tags', 'Number'];
    await expect(setListColumns(ada, { list: 'Clients', columns })).resolves.toEqual(columns);
    await expect(listColumns(ada, 'Clients')).resolves.toEqual(columns);
    await expect(listColumns(bo, 'Clients')).resolves.toBeNull();
    await setListColumns(ada, { list: 'Clients', columns: ['Email'] });
    await expect(listColumns(ada, 'Clients')).resolves.toEqual(['Email']);
    await expect(setListColumns(ada, { list: 'Clients', columns: null })).resolves.toBeNull();
    await expect(listColumns(ada, 'Clients')).resolves.toBeNull();
  });

  test.each<[string, string, string[]]>([
    ['columns', 'none', []],
    ['columns', 'the same twice', ['Name', 'Name']],
    [
      'columns',
      'too many',
      Array.from({ length: 41 }, (_, index) => 'x'.repeat(index + 1)).map((word) => word.slice(0, 40)),
    ],
    ['columns.1', 'what is no word', ['Name', 'drop table']],
    ['columns.0', 'a long one', ['x'.repeat(41)]],
  ])('refuses %s: %s', async (field, _what, columns) => {
    await expect(setListColumns(ada, { list: 'Clients', columns })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('columns of payments', () => {
  test('are kept for each direction, by those who see payments', async () => {
    const cyd = await world.as(company, 'MANAGE_PAYMENTS');
    const columns = ['Status', 'Amount', 'Client'];
    await setListColumns(cyd, { list: 'IncomingPayments', columns });
    await expect(listColumns(cyd, 'IncomingPayments')).resolves.toEqual(columns);
    await expect(listColumns(cyd, 'OutgoingPayments')).resolves.toBeNull();
    await expect(listColumns(ada, 'IncomingPayments')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(setListColumns(ada, { list: 'OutgoingPayments', columns })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test.each<['IncomingPayments' | 'OutgoingPayments', string]>([
    ['IncomingPayments', 'Mrr'],
    ['IncomingPayments', 'amount'],
    ['OutgoingPayments', 'Client'],
    ['OutgoingPayments', 'Net'],
  ])('%s have no column %s', async (list, column) => {
    const cyd = await world.as(company, 'MANAGE_PAYMENTS');
    await expect(setListColumns(cyd, { list, columns: ['Status', column] })).rejects.toMatchObject({
      details: { fields: { columns: 'There is no such column.' } },
    });
  });
});

describe('a saved view', () => {
  test('is seen by who made it, and when shared by the team, by name', async () => {
    const mine = await createSavedView(ada, { ...view, name: '  Zebra ' });
    expect(mine).toMatchObject({ name: 'Zebra', isOwn: true, canEdit: true, query: view.query });
    await createSavedView(ada, { ...shared, name: 'Élan' });
    await createSavedView(bo, { ...shared, name: 'Early' });
    await expect(namesSeenBy(ada)).resolves.toEqual(['Early', 'Élan', 'Zebra']);
    await expect(namesSeenBy(bo)).resolves.toEqual(['Early', 'Élan']);
    const seen = (await savedViews(bo, 'Clients')).map(({ isOwn, canEdit }) => ({ isOwn, canEdit }));
    expect(seen).toEqual([
      { isOwn: true, canEdit: true },
      { isOwn: false, canEdit: false },
    ]);
    const byAdmin = await savedViews(admin, 'Clients');
    expect(byAdmin.map(({ canEdit }) => canEdit)).toEqual([true, true]);
    expect(byAdmin[0]?.byName).toEqual(expect.any(String));
    await expect(namesSeenBy(await world.asAdmin(await world.company()))).resolves.toEqual([]);
  });

  test('is changed and deleted by who made it', async () => {
    const { id } = await createSavedView(ada, view);
    const changed = { ...view, name: 'Late', query: '?status=PastDue', columns: [], isShared: true };
    await expect(updateSavedView(ada, id, changed)).resolves.toMatchObject({
      name: 'Late',
      query: 'status=PastDue',
      columns: [],
      isShared: true,
    });
    await expect(namesSeenBy(bo)).resolves.toEqual(['Late']);
    await expect(deleteSavedView(ada, id)).resolves.toBe(true);
    await expect(namesSeenBy(ada)).resolves.toEqual([]);
    await expect(deleteSavedView(ada, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that is shared can be changed by an Admin too, who can not make it private', async () => {
    const { id } = await createSavedView(ada, shared);
    await expect(updateSavedView(bo, id, { ...shared, name: 'Mine' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(deleteSavedView(bo, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(updateSavedView(admin, id, { ...shared, name: 'Ours' })).resolves.toMatchObject({
      name: 'Ours',
      isOwn: false,
    });
    await expect(updateSavedView(admin, id, view)).rejects.toMatchObject({
      details: { fields: { isShared: expect.any(String) } },
    });
    await expect(deleteSavedView(admin, id)).resolves.toBe(true);
  });

  test("that is another's own is not there, for an Admin neither", async () => {
    const { id } = await createSavedView(ada, view);
    for (const ctx of [bo, admin, await world.asAdmin(await world.company())]) {
      await expect(updateSavedView(ctx, id, shared)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(deleteSavedView(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(namesSeenBy(ada)).resolves.toEqual([view.name]);
  });

  test('has a name that no other of the same operator has, whatever its case', async () => {
    await createSavedView(ada, view);
    const { id } = await createSavedView(ada, { ...view, name: 'Other' });
    const refused = { code: 'BAD_USER_INPUT', details: { fields: { name: expect.any(String) } } };
    await expect(createSavedView(ada, { ...view, name: 'PAST DUE' })).rejects.toMatchObject(refused);
    await expect(updateSavedView(ada, id, view)).rejects.toMatchObject(refused);
    await expect(updateSavedView(ada, id, { ...view, name: 'OTHER' })).resolves.toMatchObject({
      name: 'OTHER',
    });
    await expect(createSavedView(bo, view)).resolves.toMatchObject({ isOwn: true });
  });

  test.each<[string, Partial<SavedViewInput>]>([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['query', { query: 'x'.repeat(2001) }],
    ['columns.0', { columns: ['<script>'] }],
  ])('refuses a wrong %s', async (field, given) => {
    await expect(createSavedView(ada, { ...view, ...given })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('is one of 100 at most', async () => {
    await world.services.database.inCompany(company.id, (db) =>
      db.query(
        `insert into saved_views (company_id, id, list, name, query, columns, is_shared, operator_id)
         select $1, gen_random_uuid(), 'Clients', 'View ' || n, '', '{}', false, $2 from generate_series(1, 99) n`,
        [company.id, ada.viewer?.operatorId],
      ),
    );
    await createSavedView(ada, view);
    await expect(createSavedView(ada, { ...view, name: 'One more' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(createSavedView(bo, view)).resolves.toMatchObject({ name: view.name });
  });

  test('stays when it was shared and its maker has left', async () => {
    const { id } = await createSavedView(ada, shared);
    await world.services.database.inCompany(company.id, (db) =>
      db.query('delete from operators where id = $1', [ada.viewer?.operatorId]),
    );
    const [left] = await savedViews(bo, 'Clients');
    expect(left).toMatchObject<Partial<SavedView>>({ id, byName: null, isOwn: false, canEdit: false });
    await expect(deleteSavedView(admin, id)).resolves.toBe(true);
  });
});

test('what operators keep of a list needs what the list needs', async () => {
  const calls: ((ctx: Context) => Promise<unknown>)[] = [
    (ctx) => listColumns(ctx, 'Clients'),
    (ctx) => setListColumns(ctx, { list: 'Clients', columns: ['Name'] }),
    (ctx) => savedViews(ctx, 'Clients'),
    (ctx) => createSavedView(ctx, view),
    (ctx) => updateSavedView(ctx, 'any', view),
    (ctx) => deleteSavedView(ctx, 'any'),
  ];
  const without = await world.as(company, 'MANAGE_DASHBOARD', 'MANAGE_PAYMENTS', 'MANAGE_SETTINGS');
  for (const call of calls) {
    await expect(call(without)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  }
});
