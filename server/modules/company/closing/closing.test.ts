import type { Context } from '../../../context';
import { openMailbox } from '../../../testing/mailbox';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { updateThemeSetup } from '../../branding/service';
import { BillingFixture } from '../../charging/testing/billingFixture';
import { deploy } from '../../deployments/actions';
import { newId } from '../../../lib/ids';
import { currentOperator } from '../service';
import { closeCompany, reopenCompany } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld({ PLATFORM_FEES: 'USD:0' })));
afterAll(() => world.close());

const again = (company: TestCompany, status: 'Cancelled' | 'Active'): Promise<Context> =>
  world.asAdmin({ ...company, status });

const close = async (company: TestCompany, reason: string | null = null) =>
  closeCompany(await again(company, 'Active'), company.name, reason);

const ask = async <Row extends object>(company: TestCompany, text: string): Promise<Row[]> =>
  (await world.services.database.inCompany(company.id, (db) => db.query<Row>(text))).rows;

test('closing wants the name typed', async () => {
  const company = await world.company({ name: 'Acme Ltd' });
  const ctx = await world.asAdmin(company);
  await expect(closeCompany(ctx, 'Acme', null)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { name: 'Type “Acme Ltd” as it stands here.' } },
  });
  expect(await closeCompany(ctx, ' Acme  Ltd ', 'We stop.')).toMatchObject({ status: 'Cancelled' });
});

test('a company that was closed says until when it can be opened again, and is', async () => {
  const company = await world.company();
  const closed = await close(company, 'We stop.');
  const { closedAt, reopenableUntil } = closed;
  expect(new Date(reopenableUntil ?? 0).getTime() - new Date(closedAt ?? 0).getTime()).toBe(90 * 86_400_000);
  expect(await ask(company, `select changes from audit_events where action = 'company.cancelled'`)).toEqual([
    {
      changes: [
        { field: 'status', before: 'Active', after: 'Cancelled' },
        { field: 'reason', before: null, after: 'We stop.' },
      ],
    },
  ]);
  const ctx = await again(company, 'Cancelled');
  expect(await reopenCompany(ctx)).toMatchObject({ status: 'Active', closedAt: null, reopenableUntil: null });
  expect((await currentOperator(await again(company, 'Active'))).whiteLabelledCustomer.status).toBe('Active');
});

test('after 90 days it stays closed', async () => {
  const company = await world.company();
  await close(company);
  await ask(company, `update companies set closed_at = closed_at - interval '90 days'`);
  await expect(reopenCompany(await again(company, 'Cancelled'))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^This company could be opened again until .*\. It stays closed;/),
  });
});

test('every Admin is mailed who closed it and until when it can be taken back', async () => {
  const company = await world.company({ name: 'Acme' });
  const other = await world.operator(company, { role: 'Admin' });
  const mailbox = await openMailbox(world.services);
  const { reopenableUntil } = await close(company);
  const until = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(reopenableUntil ?? 0),
  );
  for (const to of [company.admin.email, other.email]) {
    const { subject, text } = await mailbox.next(to);
    expect(subject).toBe('Acme was closed');
    expect(text).toContain(`${company.admin.name} has closed Acme on Livery.`);
    expect(text).toContain(`Any Admin can open it again until ${until}.`);
  }
  await reopenCompany(await again(company, 'Cancelled'));
  expect((await mailbox.next(other.email)).subject).toBe('Acme is open again');
});

test('only Admins close and open it, and only what is open or closed', async () => {
  const company = await world.company();
  const staff = await world.as(company, 'MANAGE_SETTINGS');
  await expect(closeCompany(staff, company.name, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(reopenCompany(await world.asAdmin(company))).rejects.toMatchObject({ code: 'CONFLICT' });
  const blocked = await world.company({ status: 'Blocked' });
  await expect(reopenCompany(await world.asAdmin(blocked))).rejects.toMatchObject({
    code: 'COMPANY_BLOCKED',
  });
  await expect(closeCompany(await world.asAdmin(blocked), blocked.name, null)).rejects.toMatchObject({
    code: 'COMPANY_BLOCKED',
  });
});

test('whoever is no Admin any more when their turn comes neither closes nor opens it', async () => {
  const company = await world.company();
  const [closing, opening] = [await world.asAdmin(company), await again(company, 'Cancelled')];
  await ask(company, `update operators set role = 'Staff'`);
  const refused = { message: 'You are not an Admin of your company any more.' };
  await expect(closeCompany(closing, company.name, null)).rejects.toMatchObject(refused);
  await ask(company, `update companies set status = 'Cancelled', closed_at = company_now()`);
  await expect(reopenCompany(opening)).rejects.toMatchObject(refused);
});

test('of two who close it at once, one does', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  const closing = () => closeCompany(ctx, company.name, null);
  const outcomes = await Promise.allSettled([closing(), closing()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await ask(company, `select from audit_events where action = 'company.cancelled'`)).toHaveLength(1);
});

test('what is being published then is stopped', async () => {
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  await updateThemeSetup(ctx, { title: 'Acme', colour: '#112233' });
  const { id } = await deploy(ctx, {}, newId());
  await close(company);
  expect(await ask(company, 'select id, cancel_asked_at is not null as is from deployment_sessions')).toEqual(
    [{ id, is: true }],
  );
});

describe('what clients pay', () => {
  const reopenOn = async (scene: BillingFixture, on: string): Promise<void> => {
    await scene.setDate(on);
    await reopenCompany(await again(scene.company, 'Cancelled'));
    await scene.charge();
  };

  test('months that went by while it was closed are not charged, and one period is that begins on the day', async () => {
    const scene = await BillingFixture.open(world, '2041-01-10');
    await scene.subscriber();
    await scene.charge();
    await scene.setDate('2041-01-20');
    await close(scene.company);
    await scene.chargeOn('2041-03-20');
    expect(await scene.payments()).toHaveLength(1);
    await reopenOn(scene, '2041-04-15');
    await scene.charge();
    expect(await scene.payments()).toMatchObject([
      { from: '2041-01-10', until: '2041-02-10' },
      { from: '2041-04-15', until: '2041-05-15', status: 'Succeeded' },
    ]);
    await scene.chargeOn('2041-05-15');
    expect(await scene.payments()).toHaveLength(3);
  });

  test('a trial that ended meanwhile is charged for from the day on', async () => {
    const scene = await BillingFixture.open(world, '2041-01-10');
    const [client, plan] = [await scene.client(), await scene.plan()];
    await scene.subscribe(client.id, plan.id, { trialDays: 14 });
    await close(scene.company);
    await reopenOn(scene, '2041-03-01');
    expect(await scene.payments()).toMatchObject([{ from: '2041-03-01', until: '2041-04-01' }]);
    expect(await scene.statusOf(client.id)).toBe('Active');
  });

  test('who has paid beyond that is charged when that is over, as ever', async () => {
    const scene = await BillingFixture.open(world, '2041-01-10');
    await scene.subscriber();
    await scene.charge();
    await close(scene.company);
    await reopenOn(scene, '2041-01-25');
    expect(await scene.payments()).toHaveLength(1);
    await scene.chargeOn('2041-02-10');
    expect(await scene.payments()).toMatchObject([{}, { from: '2041-02-10', until: '2041-03-10' }]);
  });
});
