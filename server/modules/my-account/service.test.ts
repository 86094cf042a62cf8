import type { Context } from '../../context';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { currentOperator } from '../company/service';
import { myAccount, updateMyProfile } from './service';

let world: World;
let company: TestCompany;
beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
});
afterAll(() => world.close());

const mine = { name: 'Grace Hopper', phone: '+351 912 345 678', locale: 'de-DE' };

const recordsOf = async ({ viewer }: Context) => {
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query('select action, changes from audit_events where target_id = $1', [viewer?.operatorId]),
  );
  return rows;
};

test('name, phone and language are one’s own to change, and on record', async () => {
  const ctx = await world.as(company);
  const before = await currentOperator(ctx);

  await expect(updateMyProfile(ctx, mine)).resolves.toMatchObject({
    name: 'Grace Hopper',
    phone: '+351912345678',
    locale: 'de-DE',
  });

  expect(await myAccount(ctx)).toMatchObject({ locale: 'de-DE' });
  expect(await recordsOf(ctx)).toEqual([
    {
      action: 'operator.updated',
      changes: [
        { field: 'name', before: before.name, after: 'Grace Hopper' },
        { field: 'phone', before: null, after: '+351912345678' },
        { field: 'locale', before: null, after: 'de-DE' },
      ],
    },
  ]);
});

test('what is left empty is taken away', async () => {
  const ctx = await world.as(company);
  await updateMyProfile(ctx, mine);
  await expect(updateMyProfile(ctx, { name: mine.name, phone: ' ', locale: '' })).resolves.toMatchObject({
    phone: null,
    locale: null,
  });
});

test('what is left out stays as it is, so that two tabs do not undo each other', async () => {
  const ctx = await world.as(company);
  await updateMyProfile(ctx, mine);
  await updateMyProfile(ctx, { locale: 'fr-FR' });
  await expect(updateMyProfile(ctx, { name: 'Grace M. Hopper', phone: null })).resolves.toMatchObject({
    name: 'Grace M. Hopper',
    phone: null,
    locale: 'fr-FR',
  });
});

test('a phone number without a country code is one of the company’s country', async () => {
  const portuguese = await world.company();
  await world.services.database.inCompany(portuguese.id, (db) =>
    db.query("update companies set country = 'PT' where id = $1", [portuguese.id]),
  );
  const ctx = await world.asAdmin(portuguese);
  await expect(updateMyProfile(ctx, { ...mine, phone: '912 345 678' })).resolves.toMatchObject({
    phone: '+351912345678',
  });
});

test.each([
  ['name', { name: ' ' }],
  ['phone', { phone: 'call me' }],
  ['locale', { locale: 'no such language' }],
  ['locale', { locale: 'tlh' }],
  ['locale', { locale: `en-${'x'.repeat(40)}` }],
])('%s is refused under its field: %p', async (field, wrong) => {
  const ctx = await world.as(company);
  await expect(updateMyProfile(ctx, { ...mine, ...wrong })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(String) } },
  });
});

test('a language is kept as it is spelt rightly', async () => {
  const ctx = await world.as(company);
  await expect(updateMyProfile(ctx, { ...mine, locale: 'PT-br' })).resolves.toMatchObject({
    locale: 'pt-BR',
  });
});

test('is open to every operator, whatever their flags and their company’s status', async () => {
  for (const status of ['Pending', 'Active', 'Cancelled', 'Blocked'] as const) {
    const ctx = await world.as(await world.company({ status }));
    await expect(updateMyProfile(ctx, mine)).resolves.toMatchObject({ name: 'Grace Hopper' });
    await expect(myAccount(ctx)).resolves.toMatchObject({ pendingEmail: null });
  }
});

test.each([myAccount, (ctx: Context) => updateMyProfile(ctx, mine)])(
  'nobody is UNAUTHENTICATED',
  async (call) => {
    await expect(call(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  },
);

test('another company’s operators stay as they are', async () => {
  const other = await world.asAdmin(await world.company());
  const before = await currentOperator(other);
  await updateMyProfile(await world.as(company), mine);
  expect((await currentOperator(other)).name).toBe(before.name);
});
