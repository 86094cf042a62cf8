import type { Context, SavedView, SavedViewInput } from '../../platform';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import {
  createSavedView,
  deleteSavedView,
  listColumns,
  savedViews,
  setListColumns,
  updateSavedView,
} from './lists.service';

let fixture: Fixture;
let company: TestCompany;
let ada: Context;
let bo: Context;
let admin: Context;

beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
  ada = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  bo = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  admin = await fixture.signedIn(company);
});

const view: SavedViewInput = {
  list: 'Clients',
  name: 'Past due',
  query: 'status=PastDue&sort=-created',
  columns: ['Name', 'Status'],
  isShared: false,
};
const shared = { ...view, isShared: true };

const visibleNames = async (ctx: Context): Promise<string[]> =>
  (await savedViews(ctx, 'Clients')).map(({ name }) => name);

describe('setListColumns', () => {
  test('stores columns per operator until they are reset to the default', async () => {
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
    ['columns', 'no columns', []],
    ['columns', 'a duplicate', ['Name', 'Name']],
    [
      'columns',
      'too many columns',
      Array.from({ length: 41 }, (_, index) => 'x'.repeat(index + 1)).map((word) => word.slice(0, 40)),
    ],
    ['columns.1', 'an invalid name', ['Name', 'drop table']],
    ['columns.0', 'a long name', ['x'.repeat(41)]],
  ])('reports an error in %s for %s', async (field, _case, columns) => {
    await expect(setListColumns(ada, { list: 'Clients', columns })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('payment list columns', () => {
  test('are stored per direction and require MANAGE_PAYMENTS', async () => {
    const cyd = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
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
  ])('of %s cannot include %s', async (list, column) => {
    const cyd = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
    await expect(setListColumns(cyd, { list, columns: ['Status', column] })).rejects.toMatchObject({
      details: { fields: { columns: 'This column doesn’t exist.' } },
    });
  });
});

describe('saved views', () => {
  test('of the operator and shared ones are listed by name', async () => {
    const ownView = await createSavedView(ada, { ...view, name: '  Zebra ' });
    expect(ownView).toMatchObject({ name: 'Zebra', isOwn: true, canEdit: true, query: view.query });
    await createSavedView(ada, { ...shared, name: 'Élan' });
    await createSavedView(bo, { ...shared, name: 'Early' });
    await expect(visibleNames(ada)).resolves.toEqual(['Early', 'Élan', 'Zebra']);
    await expect(visibleNames(bo)).resolves.toEqual(['Early', 'Élan']);
    const access = (await savedViews(bo, 'Clients')).map(({ isOwn, canEdit }) => ({ isOwn, canEdit }));
    expect(access).toEqual([
      { isOwn: true, canEdit: true },
      { isOwn: false, canEdit: false },
    ]);
    const adminViews = await savedViews(admin, 'Clients');
    expect(adminViews.map(({ canEdit }) => canEdit)).toEqual([true, true]);
    expect(adminViews[0]?.createdByName).toEqual(expect.any(String));
    await expect(visibleNames(await fixture.signedIn(await fixture.company()))).resolves.toEqual([]);
  });

  test('can be updated and deleted by their creator', async () => {
    const { id } = await createSavedView(ada, view);
    const newValues = { ...view, name: 'Late', query: '?status=PastDue', columns: [], isShared: true };
    await expect(updateSavedView(ada, id, newValues)).resolves.toMatchObject({
      name: 'Late',
      query: 'status=PastDue',
      columns: [],
      isShared: true,
    });
    await expect(visibleNames(bo)).resolves.toEqual(['Late']);
    await expect(deleteSavedView(ada, id)).resolves.toBe(true);
    await expect(visibleNames(ada)).resolves.toEqual([]);
    await expect(deleteSavedView(ada, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that are shared can be renamed and deleted by Admins, but not made private by them or changed by others', async () => {
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

  test('that are private are not found by other operators and Admins', async () => {
    const { id } = await createSavedView(ada, view);
    for (const ctx of [bo, admin, await fixture.signedIn(await fixture.company())]) {
      await expect(updateSavedView(ctx, id, shared)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(deleteSavedView(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(visibleNames(ada)).resolves.toEqual([view.name]);
  });

  test('have a unique name per operator, ignoring case', async () => {
    await createSavedView(ada, view);
    const { id } = await createSavedView(ada, { ...view, name: 'Other' });
    const rejection = { code: 'BAD_USER_INPUT', details: { fields: { name: expect.any(String) } } };
    await expect(createSavedView(ada, { ...view, name: 'PAST DUE' })).rejects.toMatchObject(rejection);
    await expect(updateSavedView(ada, id, view)).rejects.toMatchObject(rejection);
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
  ])('cannot be created with an invalid %s', async (field, overrides) => {
    await expect(createSavedView(ada, { ...view, ...overrides })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('are limited to 100 per operator', async () => {
    await fixture.query(
      company,
      `insert into saved_views (company_id, id, list, name, query, columns, is_shared, operator_id)
         select $1, gen_random_uuid(), 'Clients', 'View ' || n, '', '{}', false, $2 from generate_series(1, 99) n`,
      [company.id, ada.viewer?.operatorId],
    );
    await createSavedView(ada, view);
    await expect(createSavedView(ada, { ...view, name: 'One more' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(createSavedView(bo, view)).resolves.toMatchObject({ name: view.name });
  });

  test('that are shared are kept after their creator is deleted', async () => {
    const { id } = await createSavedView(ada, shared);
    await fixture.query(company, 'delete from operators where id = $1', [ada.viewer?.operatorId]);
    const [remainingView] = await savedViews(bo, 'Clients');
    expect(remainingView).toMatchObject<Partial<SavedView>>({
      id,
      createdByName: null,
      isOwn: false,
      canEdit: false,
    });
    await expect(deleteSavedView(admin, id)).resolves.toBe(true);
  });
});

test('columns and saved views require the permission of their list', async () => {
  const calls: ((ctx: Context) => Promise<unknown>)[] = [
    (ctx) => listColumns(ctx, 'Clients'),
    (ctx) => setListColumns(ctx, { list: 'Clients', columns: ['Name'] }),
    (ctx) => savedViews(ctx, 'Clients'),
    (ctx) => createSavedView(ctx, view),
    (ctx) => updateSavedView(ctx, 'any', view),
    (ctx) => deleteSavedView(ctx, 'any'),
  ];
  const unauthorized = await fixture.signedIn(company, [
    'MANAGE_DASHBOARD',
    'MANAGE_PAYMENTS',
    'MANAGE_SETTINGS',
  ]);
  for (const call of calls) {
    await expect(call(unauthorized)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  }
});
