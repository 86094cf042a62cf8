import { newId } from '../../lib/ids';
import type { CompanyStatus } from '../../schema.generated';
import { openMailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';
import { addBillingCard } from '../billing-cards/service';
import { Scene } from '../charging/testing/scene';
import { moveCompany } from '../company/moves';
import { schedulePlatformFee } from './schedule';

let world: World;
beforeAll(async () => void (world = await openWorld({ PLATFORM_FEES: 'USD:4900,JPY:7000' })));
afterAll(() => world.close());

/** A company that became Active on noon of that day. */
async function companySince(on: string, card: string | null = 'sandbox_pays'): Promise<Scene> {
  const scene = await Scene.open(world, on, null);
  await scene.within((db) => schedulePlatformFee(db, scene.company.id));
  if (card) await addCard(scene, card);
  return scene;
}

const addCard = async (scene: Scene, token: string) =>
  addBillingCard(await world.asAdmin(scene.company), { token, isDefault: true }, newId());

const chargesOf = async (scene: Scene): Promise<string[]> =>
  (await scene.payments()).map(
    ({ from, until, amount, status }) => `${from} to ${until}: ${amount} ${status}`,
  );

const move = async (scene: Scene, to: CompanyStatus) => {
  const ctx = await world.asAdmin(scene.company);
  await scene.within((db) => moveCompany(db, ctx, scene.company.id, to));
};

test('a month after the company became Active, and each month from then on, its card is charged', async () => {
  const scene = await companySince('2041-01-31');
  await scene.chargeOn('2041-02-27');
  expect(await chargesOf(scene)).toEqual([]);
  for (const on of ['2041-02-28', '2041-03-30', '2041-03-31', '2041-04-30']) await scene.chargeOn(on);
  expect(await scene.payments()).toMatchObject([
    { description: 'Livery, Jan 31 – Feb 27, 2041', amount: 4900, status: 'Succeeded', trigger: 'Cycle' },
    { description: 'Livery, Feb 28 – Mar 30, 2041', status: 'Succeeded' },
    { description: 'Livery, Mar 31 – Apr 29, 2041', status: 'Succeeded' },
  ]);
});

test('it is Outgoing, in its own currency where the company’s has no fee', async () => {
  const scene = await Scene.open(world, '2041-01-01', null);
  await scene.ask(`update companies set currency = 'GBP'`);
  await scene.within((db) => schedulePlatformFee(db, scene.company.id));
  await addCard(scene, 'sandbox_pays');
  await scene.chargeOn('2041-02-01');
  expect(await scene.ask('select direction, type, currency, amount, client_id from payments')).toEqual([
    { direction: 'Outgoing', type: 'PlatformFee', currency: 'USD', amount: 4900, client_id: null },
  ]);
});

test('a currency without decimals has its own fee', async () => {
  const scene = await Scene.open(world, '2041-01-01', null);
  await scene.ask(`update companies set currency = 'JPY'`);
  await scene.within((db) => schedulePlatformFee(db, scene.company.id));
  await scene.chargeOn('2041-02-01');
  expect(await scene.ask('select currency, amount from payments')).toEqual([
    { currency: 'JPY', amount: 7000 },
  ]);
});

test('months that nobody looked are charged one by one, each once', async () => {
  const scene = await companySince('2041-01-15');
  await scene.turnTo('2041-04-20');
  await Promise.all([scene.charge(), scene.charge(), scene.charge()]);
  expect(await chargesOf(scene)).toEqual([
    '2041-01-15 to 2041-02-15: 4900 Succeeded',
    '2041-02-15 to 2041-03-15: 4900 Succeeded',
    '2041-03-15 to 2041-04-15: 4900 Succeeded',
  ]);
});

test('the card shows its last charge', async () => {
  const scene = await companySince('2041-01-01', 'sandbox_declined_later');
  await scene.chargeOn('2041-02-01');
  const cards = await scene.ask<{ status: string; day: string }>(
    `select last_charge_status as status, to_char(last_charge_at at time zone 'UTC', 'YYYY-MM-DD') as day
     from billing_cards`,
  );
  expect(cards).toEqual([{ status: 'Failed', day: '2041-02-01' }]);
});

test('a charge that fails is mailed to the Admins with the next try, and tried again by itself', async () => {
  const scene = await companySince('2041-01-01', 'sandbox_short');
  await scene.chargeOn('2041-02-01');
  expect(await scene.payments()).toMatchObject([{ status: 'Failed', retriedOn: '2041-02-04' }]);
  const mailbox = await openMailbox(world.services);
  const mail = await mailbox.next(scene.company.admin.email);
  expect(mail.subject).toBe('Livery could not charge $49.00');
  expect(mail.text).toContain('for Livery, Jan 1 – 31, 2041. There was not enough money on the account.');
  expect(mail.text).toContain('We try again by ourselves on February 4, 2041.');
  expect(mail.text).toContain('/dashboard/settings/billing-card');
  await scene.chargeOn('2041-02-04');
  expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
});

test('without a card it fails, and is charged as soon as there is one', async () => {
  const scene = await companySince('2041-01-01', null);
  await scene.chargeOn('2041-02-01');
  expect(await scene.payments()).toMatchObject([{ status: 'Failed', failureCode: 'card_missing' }]);
  await addCard(scene, 'sandbox_pays');
  await scene.charge();
  expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', trigger: 'RetryManual' }]);
});

test('a company that is blocked is charged nothing anew', async () => {
  const scene = await companySince('2041-01-15');
  await move(scene, 'Blocked');
  await scene.chargeOn('2041-02-15');
  expect(await scene.payments()).toEqual([]);
});

test('a company that is closed pays for the month that it was closed in, at its end, and for none after it', async () => {
  const scene = await companySince('2041-01-15');
  await scene.turnTo('2041-01-20');
  await move(scene, 'Cancelled');
  await scene.chargeOn('2041-02-14');
  expect(await scene.payments()).toEqual([]);
  for (const on of ['2041-02-15', '2041-03-15', '2041-04-15']) await scene.chargeOn(on);
  expect(await chargesOf(scene)).toEqual(['2041-01-15 to 2041-02-15: 4900 Succeeded']);
});

test('what a closed company could not be charged for is tried again by itself', async () => {
  const scene = await companySince('2041-01-15', 'sandbox_short');
  await move(scene, 'Cancelled');
  await scene.chargeOn('2041-02-15');
  expect(await scene.payments()).toMatchObject([{ status: 'Failed', retriedOn: '2041-02-18' }]);
  await scene.chargeOn('2041-02-18');
  expect(await scene.payments()).toMatchObject([{ status: 'Succeeded', attempts: 2 }]);
});

test('closing and coming back does not dodge a month: it is charged at its end, once', async () => {
  const scene = await companySince('2041-01-15');
  await scene.turnTo('2041-02-10');
  await move(scene, 'Cancelled');
  await scene.turnTo('2041-02-12');
  await move(scene, 'Active');
  for (const on of ['2041-02-14', '2041-02-15']) await scene.chargeOn(on);
  expect(await chargesOf(scene)).toEqual(['2041-01-15 to 2041-02-15: 4900 Succeeded']);
});

test('a company that comes back keeps its day and owes nothing for the months between', async () => {
  const scene = await companySince('2041-01-15');
  await move(scene, 'Cancelled');
  await scene.turnTo('2041-05-20');
  await move(scene, 'Active');
  await scene.charge();
  const begunMonth = '2041-01-15 to 2041-02-15: 4900 Succeeded';
  expect(await chargesOf(scene)).toEqual([begunMonth]);
  await scene.chargeOn('2041-06-15');
  expect(await chargesOf(scene)).toEqual([begunMonth, '2041-05-15 to 2041-06-15: 4900 Succeeded']);
});

test('a company still being set up owes nothing', async () => {
  const scene = await Scene.open(world, '2041-01-15', null);
  await scene.chargeOn('2042-01-15');
  expect(await scene.payments()).toEqual([]);
});

test('invoices count up without a gap, for what was paid and nothing else', async () => {
  const scene = await companySince('2041-11-10', 'sandbox_short');
  await scene.chargeOn('2041-12-10');
  expect(await scene.ask('select from invoices')).toHaveLength(0);
  await scene.chargeOn('2041-12-13');
  await addCard(scene, 'sandbox_pays');
  await scene.chargeOn('2042-01-10');
  await scene.chargeOn('2042-02-10');
  expect(await scene.ask('select invoice_number as number from payments order by id')).toEqual([
    { number: 'LIV-2041-000001' },
    { number: 'LIV-2042-000002' },
    { number: 'LIV-2042-000003' },
  ]);
});
