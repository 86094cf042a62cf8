import { openWorld, type World } from '../../testing/world';
import { Scene } from '../charging/testing/scene';
import { attemptsUnderWay, beginPayments, recordProviderPayment } from '../payments/ledger';
import { aPayment } from '../payments/testPayments';
import { Bank } from '../payments/testing/bank';
import { Till } from '../payments/testing/till';
import { setNotificationChoices } from './choices';
import { notifyOfPayments, notifyOfProblem } from './ofPayments';
import { listNotifications } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld({ PLATFORM_FEES: 'USD:4900' })));
afterAll(() => world.close());

const told = async ({ company }: Scene) =>
  (await listNotifications(await world.asAdmin(company), { first: 100 })).items;

test('a renewal that fails is told with who pays and how much, at each try; one that is paid is not', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const [declined] = [await scene.subscriber({ price: 2900 }, 'sandbox_short'), await scene.subscriber()];
  await scene.charge();
  const payment = await scene.ask<{ id: string }>('select id from payments where client_id = $1', [
    declined.id,
  ]);
  expect(await told(scene)).toMatchObject([
    {
      kind: 'PaymentFailed',
      manner: 'Failed',
      label: declined.name,
      subjectId: payment[0]?.id,
      amount: 2900,
      currency: 'USD',
      direction: 'Incoming',
      count: 1,
    },
  ]);
});

test('many that fail in one step are one', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const plan = await scene.plan();
  for (let client = 0; client < 7; client += 1) {
    const { id } = await scene.client('sandbox_short');
    await scene.subscribe(id, plan.id);
  }
  await scene.charge();
  expect(await told(scene)).toMatchObject([
    { manner: 'Failed', count: 7, subjectId: null, label: null, direction: 'Incoming' },
  ]);
});

test('what somebody pressed for is not told: they see what came of it', async () => {
  const scene = await Scene.open(world, '2041-01-01');
  const { id: clientId } = await scene.client();
  const payment = aPayment(clientId, { status: 'Failed', trigger: 'RetryManual' });
  await scene.within((db) => beginPayments(db, scene.company.id, [payment]));
  await scene.ask("update payments set status = 'Failed'");
  await scene.within((db) => notifyOfPayments(db, world.services, scene.company.id, 'Failed', [payment.id]));
  expect(await told(scene)).toEqual([]);
});

test('what Livery could not charge is mailed to Admins once, however they have chosen', async () => {
  const scene = await Scene.open(world, '2041-01-01', null);
  const admin = await world.asAdmin(scene.company);
  await setNotificationChoices(admin, [{ kind: 'PaymentFailed', inConsole: true, byMail: true }]);
  const fee = aPayment(null, { direction: 'Outgoing', type: 'PlatformFee', description: 'Livery, January' });
  await scene.within((db) => beginPayments(db, scene.company.id, [fee]));
  await scene.charge();
  expect(await told(scene)).toMatchObject([{ label: 'Livery, January', direction: 'Outgoing' }]);
  const mails = await world.services.jobs.waiting('send-mail');
  expect(mails.filter(({ to }) => to === scene.company.admin.email)).toMatchObject([
    { template: 'charge-failed' },
  ]);
});

test.each([
  ['NeedsResponse', 'Disputed'],
  ['Lost', 'DisputeLost'],
  ['Won', undefined],
] as const)('a dispute that stands as %s is told once, as %s', async (status, manner) => {
  const till = await Till.open(world);
  const payment = aPayment((await till.scene.client()).id, { provider: null, fee: 0 });
  await till.within((db) => beginPayments(db, till.companyId, [payment]));
  const [attempt] = await till.within((db) => attemptsUnderWay(db, till.companyId, 1));
  if (!attempt) throw new Error('Nothing is under way.');
  const paid = new Bank().charge(attempt, true);
  const dispute = { reference: 'dispute', status, amount: 10_000, createdAt: paid.createdAt } as const;
  for (let time = 0; time < 2; time += 1) {
    await till.within(async (db) => {
      const teller = { provider: 'Sandbox', direction: 'Incoming' } as const;
      const problem = await recordProviderPayment(db, till.companyId, teller, { ...paid, dispute });
      await notifyOfProblem(db, world.services, till.companyId, problem);
    });
  }
  const manners = (await told(till.scene)).map((one) => one.manner);
  expect(manners).toEqual(manner ? [manner] : []);
});
