import { newId } from '../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../testing/mailbox';
import type { AfterLastRetry } from '../../../contract/enums';
import { openFixture, type Fixture } from '../../testing/fixture';
import { BillingFixture } from '../charging/testing/billingFixture';
import { requestClientCard } from '../cards/requestCard.service';
import { submitRequestedCard } from '../cards/cardLink.service';
import type { NewClient } from '../../clients';
import { insertClients } from '../../clients/internals';
import { setNotificationPreferences } from '../../insights/internals';
import { clientsPastGrace } from './due.repository';
import { dunningSettings, updateDunningSettings } from './settings.service';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

const setDunning = async ({ company }: BillingFixture, afterLastRetry: AfterLastRetry, graceDays = 7) =>
  updateDunningSettings(await fixture.signedIn(company), { afterLastRetry, graceDays });

/** The fields of a client that an import inserts. */
const importedClient: Omit<NewClient, 'id' | 'email'> = {
  ...{ planId: null, tags: [] },
  source: 'Import',
  status: 'PastDue',
  name: 'Ada',
  createdAt: new Date('2040-01-01T00:00:00Z'),
};

/** Creates a client whose card is declined each time. The last retry fails on January 16. */
async function createPastDueClient(afterLastRetry?: AfterLastRetry, graceDays?: number) {
  const billing = await BillingFixture.open(fixture, '2041-01-01');
  if (afterLastRetry) await setDunning(billing, afterLastRetry, graceDays);
  const { id } = await billing.subscriber({ price: 2000 }, 'sandbox_declined_later');
  await billing.charge();
  return { billing, id };
}

async function nextEmailWithSubject(mailbox: Mailbox, to = '', subject: string) {
  let message = await mailbox.next(to);
  while (!message.subject?.endsWith(subject)) message = await mailbox.next(to);
  return message;
}

const clientStates = (billing: BillingFixture) =>
  billing.query('select status, mrr, is_paying as paying from clients');

const amountsByPeriodStart = async (billing: BillingFixture) =>
  (await billing.payments()).map(({ amount, from }) => [amount, from]);

const coverageText = 'covers a new billing period that starts that day';

describe('end of the grace period', () => {
  test('deactivates the client for non-payment by default', async () => {
    const { billing, id } = await createPastDueClient();
    await billing.advanceDays(21);
    expect(await billing.statusOf(id)).toBe('PastDue');
    await billing.advanceDays(2);
    expect(
      await billing.query('select status, deactivation_reason as reason, deactivated_by as by from clients'),
    ).toEqual([{ status: 'Deactivated', reason: 'NonPayment', by: null }]);
    expect(
      await billing.query(
        `select actor_type as by, changes from audit_events where action = 'client.deactivated'`,
      ),
    ).toEqual([
      {
        by: 'System',
        changes: expect.arrayContaining([
          { field: 'status', before: 'PastDue', after: 'Deactivated' },
          { field: 'deactivationReason', before: null, after: 'NonPayment' },
        ]),
      },
    ]);
  });

  test('pauses the client after the last retry if the action is Pause and the grace period is 0 days', async () => {
    const { billing, id } = await createPastDueClient('Pause', 0);
    await billing.advanceDays(16);
    expect(await billing.statusOf(id)).toBe('Paused');
    await billing.advanceDays(60);
    expect(await billing.payments()).toMatchObject([{ status: 'Failed' }]);
  });

  test('leaves the client past due if the action after the last retry is KeepPastDue', async () => {
    const { billing, id } = await createPastDueClient('KeepPastDue');
    await billing.advanceDays(120);
    expect(await billing.statusOf(id)).toBe('PastDue');
  });

  test('emails the client and notifies the team, and a later payment reactivates the client', async () => {
    const mailbox = await openMailbox(fixture.services);
    const { billing, id } = await createPastDueClient();
    const [client] = await billing.query<{ email: string; name: string }>('select email, name from clients');
    await billing.advanceDays(24);
    const emails = await billing.query('select subject from client_emails where client_id = $1 order by id', [
      id,
    ]);
    expect(emails.at(-1)).toEqual({ subject: expect.stringMatching(/^Your account with .* is closed$/) });
    expect(
      await billing.query(
        `select manner, label from notifications where manner in ('Deactivated', 'Paused')`,
      ),
    ).toEqual([{ manner: 'Deactivated', label: client?.name }]);
    const message = await nextEmailWithSubject(mailbox, client?.email, 'is closed');
    expect(message.text).toContain('on the last retry, so your account is now closed.');
    expect(message.text?.replace(/\s+/g, ' ')).toContain(coverageText);
    await submitRequestedCard(
      fixture.asAnonymous(),
      { token: extractToken(message), cardToken: 'sandbox_pays' },
      newId(),
    );
    await billing.charge();
    expect(await clientStates(billing)).toEqual([{ status: 'Active', mrr: 2000, paying: true }]);
  });

  test('a later card request email states which period the payment covers', async () => {
    const mailbox = await openMailbox(fixture.services);
    const { billing, id } = await createPastDueClient();
    const [client] = await billing.query<{ email: string }>('select email from clients');
    await billing.advanceDays(24);
    await requestClientCard(await fixture.signedIn(billing.company, ['MANAGE_PAYMENTS']), id, newId());
    const message = await nextEmailWithSubject(mailbox, client?.email, `to ${billing.company.name}`);
    expect(message.text?.replace(/\s+/g, ' ')).toContain(coverageText);
  });

  test('deactivates a client who was imported as past due, 7 days after the import', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const mailbox = await openMailbox(fixture.services);
    const preference = { kind: 'PaymentFailed' as const, inConsole: true, byEmail: true };
    await setNotificationPreferences(await fixture.signedIn(billing.company), [preference]);
    const client = { ...importedClient, id: newId(), email: `${newId()}@client.test` };
    await billing.inCompany((db) => insertClients(db, billing.company.id, [client], 1));
    await billing.advanceDays(6);
    expect(await billing.statusOf(client.id)).toBe('PastDue');
    await billing.advanceDays(2);
    expect(await billing.statusOf(client.id)).toBe('Deactivated');
    const message = await mailbox.next(client.email);
    expect(message.subject).toMatch(/is closed$/);
    expect(message.text).toContain('Your account was past due for too long, so it is now closed.');
    expect(await billing.query('select manner, label, amount from notifications')).toEqual([
      { manner: 'Deactivated', label: 'Ada', amount: null },
    ]);
    const notice = await mailbox.next(billing.company.admin.email);
    expect(notice.subject).toBe('Ada was deactivated for non-payment');
  });

  test('is at the same local time after a daylight saving change', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await billing.setTimeZone('America/Los_Angeles');
    const client = await fixture.client(billing.company, { status: 'PastDue' });
    await billing.query(
      `with started as (update companies set dunning_since = '2041-01-01' where id = $1)
       update clients set status_changed_at = '2041-03-08 23:30 America/Los_Angeles' where id = $2`,
      [billing.company.id, client.id],
    );
    const clientsPastGraceAt = async (timestamp: string) => {
      await billing.setClock(timestamp);
      return billing.inCompany((db) => clientsPastGrace(db, billing.company.id, 1));
    };
    expect(await clientsPastGraceAt('2041-03-15 23:29 America/Los_Angeles')).toEqual([]);
    expect(await clientsPastGraceAt('2041-03-15 23:31 America/Los_Angeles')).toEqual([client.id]);
  });

  test('is counted from the change to past due if the failed payment was canceled', async () => {
    const { billing, id } = await createPastDueClient();
    await billing.query(`update payments set status = 'Canceled', next_retry_at = null`);
    await billing.advanceDays(6);
    expect(await billing.statusOf(id)).toBe('PastDue');
    await billing.advanceDays(2);
    expect(await billing.statusOf(id)).toBe('Deactivated');
  });

  test.each(['Deactivate', 'Pause'] as const)(
    'a later payment reactivates the client if the action after the last retry is %s',
    async (afterLastRetry) => {
      const { billing, id } = await createPastDueClient(afterLastRetry);
      await billing.advanceDays(24);
      expect(await billing.statusOf(id)).not.toBe('PastDue');
      await billing.payFailedPayments(id);
      expect(await clientStates(billing)).toEqual([{ status: 'Active', mrr: 2000, paying: true }]);
      await billing.advanceDays(40);
      expect((await billing.payments()).at(-1)).toMatchObject({ status: 'Succeeded' });
    },
  );

  test.each([
    ['after the past due period', '2041-03-10', '2041-04-10', 'Mar 10 – Apr 9, 2041'],
    ['within the past due period', '2041-01-28', '2041-02-28', 'Jan 28 – Feb 27, 2041'],
  ])('a payment %s starts a new billing period', async (_case, paidOn, end, period) => {
    const { billing, id } = await createPastDueClient();
    await billing.advanceDays(24);
    await billing.setDate(paidOn);
    await billing.payFailedPayments(id);
    const expectedPayment = {
      status: 'Succeeded',
      from: paidOn,
      until: end,
      description: `Standard, ${period}`,
    };
    expect(await billing.payments()).toMatchObject([expectedPayment]);
    await billing.chargeOn(end);
    await billing.charge();
    expect(await billing.payments()).toMatchObject([expectedPayment, { amount: 2000, from: end }]);
  });

  test('a setup fee payment covers no billing period', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const { id } = await billing.subscriber({ name: 'Small', price: 1000 });
    await billing.charge();
    await billing.setDefaultCard(id, 'sandbox_declined_later');
    const largePlan = await billing.plan({ name: 'Large', price: 3000, setupFee: 500 });
    await billing.applyAction(id, { kind: 'ChangePlan', planId: largePlan.id });
    await billing.advanceDays(24);
    expect(await billing.statusOf(id)).toBe('Deactivated');
    await billing.setDate('2041-02-10');
    await billing.payFailedPayments(id);
    await billing.charge();
    expect(await amountsByPeriodStart(billing)).toEqual([
      [1000, '2041-01-01'],
      [500, '2041-01-01'],
      [3000, '2041-02-10'],
    ]);
  });

  test('the failed payment of the previous plan covers a period of that plan, not of the new plan', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const { id } = await billing.subscriber({ price: 2000 });
    await billing.charge();
    await billing.setDefaultCard(id, 'sandbox_declined_later');
    await billing.chargeOn('2041-02-01');
    const largePlan = await billing.plan({ name: 'Large', price: 3000 });
    await billing.applyAction(id, { kind: 'ChangePlan', planId: largePlan.id });
    await billing.advanceDays(24);
    await billing.setDate('2041-04-10');
    await billing.payFailedPayments(id);
    await billing.charge();
    expect(await amountsByPeriodStart(billing)).toEqual([
      [2000, '2041-01-01'],
      [2000, '2041-04-10'],
    ]);
    expect(await billing.query('select unopened is null as open from subscriptions')).toEqual([
      { open: false },
    ]);
  });

  test('a later payment does not reactivate a client whom an operator paused', async () => {
    const { billing, id } = await createPastDueClient();
    await billing.applyAction(id, { kind: 'Pause' });
    await billing.payFailedPayments(id);
    expect(await billing.statusOf(id)).toBe('Paused');
  });
});

describe('updateDunningSettings', () => {
  test('replaces the default of deactivation after 7 days and audits only actual changes', async () => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    const ctx = await fixture.signedIn(billing.company);
    expect(await dunningSettings(ctx)).toEqual({ afterLastRetry: 'Deactivate', graceDays: 7 });
    await setDunning(billing, 'Pause', 3);
    await setDunning(billing, 'Pause', 3);
    expect(await dunningSettings(ctx)).toEqual({ afterLastRetry: 'Pause', graceDays: 3 });
    expect(
      await billing.query(`select changes from audit_events where action = 'company.dunningChanged'`),
    ).toEqual([
      {
        changes: [
          { field: 'afterLastRetry', before: 'Deactivate', after: 'Pause' },
          { field: 'graceDays', before: 7, after: 3 },
        ],
      },
    ]);
  });

  test.each([-1, 91])('rejects a grace period of %s days', async (graceDays) => {
    const billing = await BillingFixture.open(fixture, '2041-01-01');
    await expect(setDunning(billing, 'Deactivate', graceDays)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { graceDays: 'Enter a grace period of 0 to 90 days.' } },
    });
  });
});
