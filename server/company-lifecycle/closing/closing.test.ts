import type { Context } from '../../platform';
import { currentOperator } from '../../company';
import { deploy, updateThemeSetup } from '../../brand/internals';
import { BillingFixture } from '../../billing/testing';
import { openMailbox } from '../../testing/mailbox';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { newId } from '../../lib/ids';
import { closeCompany, reopenCompany } from './closing.service';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture({ PLATFORM_FEES: 'USD:0' })));
afterAll(() => fixture.close());

const asAdminWithStatus = (company: TestCompany, status: 'Cancelled' | 'Active'): Promise<Context> =>
  fixture.signedIn({ ...company, status });

const close = async (company: TestCompany, reason: string | null = null) =>
  closeCompany(await asAdminWithStatus(company, 'Active'), company.name, reason);

const query = <Row extends object>(company: TestCompany, text: string) => fixture.query<Row>(company, text);

test('closeCompany requires the company name and ignores extra spaces', async () => {
  const company = await fixture.company({ name: 'Acme Ltd' });
  const ctx = await fixture.signedIn(company);
  await expect(closeCompany(ctx, 'Acme', null)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { name: 'Enter the exact name “Acme Ltd”.' } },
  });
  expect(await closeCompany(ctx, ' Acme  Ltd ', 'We stop.')).toMatchObject({ status: 'Cancelled' });
});

test('closeCompany audits the reason and allows reopening for 90 days', async () => {
  const company = await fixture.company();
  const closed = await close(company, 'We stop.');
  const { closedAt, reopenableUntil } = closed;
  expect(new Date(reopenableUntil ?? 0).getTime() - new Date(closedAt ?? 0).getTime()).toBe(90 * 86_400_000);
  expect(await query(company, `select changes from audit_events where action = 'company.cancelled'`)).toEqual(
    [
      {
        changes: [
          { field: 'status', before: 'Active', after: 'Cancelled' },
          { field: 'reason', before: null, after: 'We stop.' },
        ],
      },
    ],
  );
  const ctx = await asAdminWithStatus(company, 'Cancelled');
  expect(await reopenCompany(ctx)).toMatchObject({ status: 'Active', closedAt: null, reopenableUntil: null });
  expect(
    (await currentOperator(await asAdminWithStatus(company, 'Active'))).whiteLabelledCustomer.status,
  ).toBe('Active');
});

test('reopenCompany throws CONFLICT 90 days after the closing', async () => {
  const company = await fixture.company();
  await close(company);
  await query(company, `update companies set closed_at = closed_at - interval '90 days'`);
  await expect(reopenCompany(await asAdminWithStatus(company, 'Cancelled'))).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(
      /^You could reopen this company until .*\. You can still export its data\.$/,
    ),
  });
});

test('closeCompany and reopenCompany email the Admins', async () => {
  const company = await fixture.company({ name: 'Acme' });
  const other = await fixture.operator(company, { role: 'Admin' });
  const mailbox = await openMailbox(fixture.services);
  const { reopenableUntil } = await close(company);
  const deadline = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(reopenableUntil ?? 0),
  );
  for (const to of [company.admin.email, other.email]) {
    const { subject, text } = await mailbox.next(to);
    expect(subject).toBe('Acme was closed');
    expect(text).toContain(`${company.admin.name} closed Acme on Livery.`);
    expect(text).toContain(`An Admin can reopen the company until ${deadline}.`);
  }
  await reopenCompany(await asAdminWithStatus(company, 'Cancelled'));
  expect((await mailbox.next(other.email)).subject).toBe('Acme was reopened');
});

test('closeCompany requires an Admin, reopenCompany a closed company, and both reject a blocked company', async () => {
  const company = await fixture.company();
  const staff = await fixture.signedIn(company, ['MANAGE_SETTINGS']);
  await expect(closeCompany(staff, company.name, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(reopenCompany(await fixture.signedIn(company))).rejects.toMatchObject({ code: 'CONFLICT' });
  const blocked = await fixture.company({ status: 'Blocked' });
  await expect(reopenCompany(await fixture.signedIn(blocked))).rejects.toMatchObject({
    code: 'COMPANY_BLOCKED',
  });
  await expect(closeCompany(await fixture.signedIn(blocked), blocked.name, null)).rejects.toMatchObject({
    code: 'COMPANY_BLOCKED',
  });
});

test('closeCompany and reopenCompany reject an operator who is no longer an Admin', async () => {
  const company = await fixture.company();
  const [closing, reopeningCtx] = [
    await fixture.signedIn(company),
    await asAdminWithStatus(company, 'Cancelled'),
  ];
  await query(company, `update operators set role = 'Staff'`);
  const rejection = { message: 'You are no longer an Admin of your company.' };
  await expect(closeCompany(closing, company.name, null)).rejects.toMatchObject(rejection);
  await query(company, `update companies set status = 'Cancelled', closed_at = company_now()`);
  await expect(reopenCompany(reopeningCtx)).rejects.toMatchObject(rejection);
});

test('closeCompany closes the company once when two requests run concurrently', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  const closing = () => closeCompany(ctx, company.name, null);
  const outcomes = await Promise.allSettled([closing(), closing()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await query(company, `select from audit_events where action = 'company.cancelled'`)).toHaveLength(1);
});

test('closeCompany emails each Admin a date in the format of their region', async () => {
  const company = await fixture.company();
  const british = await fixture.operator(company, { role: 'Admin' });
  await fixture.query(company, "update operators set locale = 'en-GB' where id = $1", [british.id]);
  const mailbox = await openMailbox(fixture.services);
  await close(company);
  expect((await mailbox.next(company.admin.email)).text).toMatch(/company until \w+ \d+, \d{4}\./);
  expect((await mailbox.next(british.email)).text).toMatch(/company until \d+ \w+ \d{4}\./);
});

test('closeCompany requests the cancellation of queued deployments', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  await updateThemeSetup(ctx, { title: 'Acme', colour: '#112233' });
  const { id } = await deploy(ctx, {}, newId());
  await close(company);
  expect(
    await query(company, 'select id, cancel_asked_at is not null as is from deployment_sessions'),
  ).toEqual([{ id, is: true }]);
});

describe('subscriptions of a reopened company', () => {
  const reopenOn = async (billing: BillingFixture, date: string): Promise<void> => {
    await billing.setDate(date);
    await reopenCompany(await asAdminWithStatus(billing.company, 'Cancelled'));
    await billing.charge();
  };

  test('are not charged for the closed time and start a new period on the reopening day', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-10');
    await billing.subscriber();
    await billing.charge();
    await billing.setDate('2041-01-20');
    await close(billing.company);
    await billing.chargeOn('2041-03-20');
    expect(await billing.payments()).toHaveLength(1);
    await reopenOn(billing, '2041-04-15');
    await billing.charge();
    expect(await billing.payments()).toMatchObject([
      { from: '2041-01-10', until: '2041-02-10' },
      { from: '2041-04-15', until: '2041-05-15', status: 'Succeeded' },
    ]);
    await billing.chargeOn('2041-05-15');
    expect(await billing.payments()).toHaveLength(3);
  });

  test('are charged from the reopening day if the trial ended while the company was closed', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-10');
    const [client, plan] = [await billing.client(), await billing.plan()];
    await billing.subscribe(client.id, plan.id, { trialDays: 14 });
    await close(billing.company);
    await reopenOn(billing, '2041-03-01');
    expect(await billing.payments()).toMatchObject([{ from: '2041-03-01', until: '2041-04-01' }]);
    expect(await billing.statusOf(client.id)).toBe('Active');
  });

  test('are next charged at the end of the period that was paid before the closing', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-10');
    await billing.subscriber();
    await billing.charge();
    await close(billing.company);
    await reopenOn(billing, '2041-01-25');
    expect(await billing.payments()).toHaveLength(1);
    await billing.chargeOn('2041-02-10');
    expect(await billing.payments()).toMatchObject([{}, { from: '2041-02-10', until: '2041-03-10' }]);
  });
});
