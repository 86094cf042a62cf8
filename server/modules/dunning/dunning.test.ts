import { newId } from '../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../testing/mailbox';
import type { AfterLastRetry } from '../../schema.generated';
import { openWorld, type World } from '../../testing/world';
import { BillingFixture } from '../charging/testing/billingFixture';
import { askForClientCard } from '../client-cards/requestCard';
import { giveRequestedCard } from '../client-cards/cardLink';
import { insertClients, type NewClient } from '../clients/sql';
import { setNotificationChoices } from '../notifications/choices';
import { clientsPastGrace } from './dueSql';
import { dunningSettings, updateDunningSettings } from './settings';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const choose = async ({ company }: BillingFixture, afterLastRetry: AfterLastRetry, graceDays = 7) =>
  updateDunningSettings(await world.asAdmin(company), { afterLastRetry, graceDays });

/** As a row of an import reads. */
const newcomer: Omit<NewClient, 'id' | 'email'> = {
  ...{ phone: null, contactFirstName: null, contactLastName: null, addressLine1: null, addressLine2: null },
  ...{ city: null, state: null, postalCode: null, country: null, taxId: null, website: null },
  ...{ note: null, externalId: null, planId: null, tags: [] },
  source: 'Import',
  status: 'PastDue',
  name: 'Ada',
  createdAt: new Date('2040-01-01T00:00:00Z'),
};

/** A client whose card is declined each time: the last retry fails on January 16. */
async function unpaid(afterLastRetry?: AfterLastRetry, graceDays?: number) {
  const scene = await BillingFixture.open(world, '2041-01-01');
  if (afterLastRetry) await choose(scene, afterLastRetry, graceDays);
  const { id } = await scene.subscriber({ price: 2000 }, 'sandbox_declined_later');
  await scene.charge();
  return { scene, id };
}

async function mailWith(mailbox: Mailbox, to = '', subject: string) {
  let mail = await mailbox.next(to);
  while (!mail.subject?.endsWith(subject)) mail = await mailbox.next(to);
  return mail;
}

const worth = (scene: BillingFixture) => scene.query('select status, mrr, is_paying as paying from clients');

const paidFrom = async (scene: BillingFixture) =>
  (await scene.payments()).map(({ amount, from }) => [amount, from]);

const covers = 'covers a new billing period, which starts that day';

describe('past due after the last retry', () => {
  test('ends in a deactivation for non-payment once the grace period is over', async () => {
    const { scene, id } = await unpaid();
    await scene.advanceDays(21);
    expect(await scene.statusOf(id)).toBe('PastDue');
    await scene.advanceDays(2);
    expect(
      await scene.query('select status, deactivation_reason as reason, deactivated_by as by from clients'),
    ).toEqual([{ status: 'Deactivated', reason: 'NonPayment', by: null }]);
    expect(
      await scene.query(
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

  test('ends in a pause where the company has chosen so, on its day', async () => {
    const { scene, id } = await unpaid('Pause', 0);
    await scene.advanceDays(16);
    expect(await scene.statusOf(id)).toBe('Paused');
    await scene.advanceDays(60);
    expect(await scene.payments()).toMatchObject([{ status: 'Failed' }]);
  });

  test('stays where the company has chosen so', async () => {
    const { scene, id } = await unpaid('KeepPastDue');
    await scene.advanceDays(120);
    expect(await scene.statusOf(id)).toBe('PastDue');
  });

  test('emails the client and notifies the team', async () => {
    const mailbox = await openMailbox(world.services);
    const { scene, id } = await unpaid();
    const [client] = await scene.query<{ email: string; name: string }>('select email, name from clients');
    await scene.advanceDays(24);
    const mails = await scene.query('select subject from client_mails where client_id = $1 order by id', [
      id,
    ]);
    expect(mails.at(-1)).toEqual({ subject: expect.stringMatching(/^Your account with .* is closed$/) });
    expect(
      await scene.query(`select manner, label from notifications where manner in ('Deactivated', 'Paused')`),
    ).toEqual([{ manner: 'Deactivated', label: client?.name }]);
    const mail = await mailWith(mailbox, client?.email, 'is closed');
    expect(mail.text).toContain('could not be charged on the last retry, so your account is closed.');
    expect(mail.text?.replace(/\s+/g, ' ')).toContain(covers);
    await giveRequestedCard(
      world.asNobody(),
      { token: extractToken(mail), cardToken: 'sandbox_pays' },
      newId(),
    );
    await scene.charge();
    expect(await worth(scene)).toEqual([{ status: 'Active', mrr: 2000, paying: true }]);
  });

  test('an email that asks for a card then says what the payment covers', async () => {
    const mailbox = await openMailbox(world.services);
    const { scene, id } = await unpaid();
    const [client] = await scene.query<{ email: string }>('select email from clients');
    await scene.advanceDays(24);
    await askForClientCard(await world.as(scene.company, 'MANAGE_PAYMENTS'), id, newId());
    const mail = await mailWith(mailbox, client?.email, 'asks you for a card');
    expect(mail.text?.replace(/\s+/g, ' ')).toContain(covers);
  });

  test('ends for a client who was imported past due, counted from the import, without a payment', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const mailbox = await openMailbox(world.services);
    const choice = { kind: 'PaymentFailed' as const, inConsole: true, byMail: true };
    await setNotificationChoices(await world.asAdmin(scene.company), [choice]);
    const client = { ...newcomer, id: newId(), email: `${newId()}@client.test` };
    await scene.inCompany((db) => insertClients(db, scene.company.id, [client], 1));
    await scene.advanceDays(6);
    expect(await scene.statusOf(client.id)).toBe('PastDue');
    await scene.advanceDays(2);
    expect(await scene.statusOf(client.id)).toBe('Deactivated');
    const mail = await mailbox.next(client.email);
    expect(mail.subject).toMatch(/is closed$/);
    expect(mail.text).toContain('Your account was past due for too long, so it is closed.');
    expect(await scene.query('select manner, label, amount from notifications')).toEqual([
      { manner: 'Deactivated', label: 'Ada', amount: null },
    ]);
    const told = await mailbox.next(scene.company.admin.email);
    expect(told.subject).toBe('Ada was deactivated for non-payment');
  });

  test('ends at the same time of day in the company’s time zone, where clocks change in between', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    await scene.setTimeZone('America/Los_Angeles');
    const client = await world.client(scene.company, { status: 'PastDue' });
    await scene.query(
      `with started as (update companies set dunning_since = '2041-01-01' where id = $1)
       update clients set status_changed_at = '2041-03-08 23:30 America/Los_Angeles' where id = $2`,
      [scene.company.id, client.id],
    );
    const endedBy = async (moment: string) => {
      await scene.setClock(moment);
      return scene.inCompany((db) => clientsPastGrace(db, scene.company.id, 1));
    };
    expect(await endedBy('2041-03-15 23:29 America/Los_Angeles')).toEqual([]);
    expect(await endedBy('2041-03-15 23:31 America/Los_Angeles')).toEqual([client.id]);
  });

  test('ends where the failed payment was canceled, counted from when the client became past due', async () => {
    const { scene, id } = await unpaid();
    await scene.query(`update payments set status = 'Canceled', next_retry_at = null`);
    await scene.advanceDays(6);
    expect(await scene.statusOf(id)).toBe('PastDue');
    await scene.advanceDays(2);
    expect(await scene.statusOf(id)).toBe('Deactivated');
  });

  test.each(['Deactivate', 'Pause'] as const)(
    'a client who pays after that is active again: %s',
    async (afterLastRetry) => {
      const { scene, id } = await unpaid(afterLastRetry);
      await scene.advanceDays(24);
      expect(await scene.statusOf(id)).not.toBe('PastDue');
      await scene.payFailedPayments(id);
      expect(await worth(scene)).toEqual([{ status: 'Active', mrr: 2000, paying: true }]);
      await scene.advanceDays(40);
      expect((await scene.payments()).at(-1)).toMatchObject({ status: 'Succeeded' });
    },
  );

  test.each([
    ['after the period that it was owed for', '2041-03-10', '2041-04-10', 'Mar 10 – Apr 9, 2041'],
    ['within the period that it was owed for', '2041-01-28', '2041-02-28', 'Jan 28 – Feb 27, 2041'],
  ])('the payment %s covers the period that it begins', async (_when, paidOn, until, days) => {
    const { scene, id } = await unpaid();
    await scene.advanceDays(24);
    await scene.setDate(paidOn);
    await scene.payFailedPayments(id);
    const paid = { status: 'Succeeded', from: paidOn, until, description: `Standard, ${days}` };
    expect(await scene.payments()).toMatchObject([paid]);
    await scene.chargeOn(until);
    await scene.charge();
    expect(await scene.payments()).toMatchObject([paid, { amount: 2000, from: until }]);
  });

  test('the payment of a setup fee covers no period', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const { id } = await scene.subscriber({ name: 'Small', price: 1000 });
    await scene.charge();
    await scene.setDefaultCard(id, 'sandbox_declined_later');
    const large = await scene.plan({ name: 'Large', price: 3000, setupFee: 500 });
    await scene.applyAction(id, { kind: 'ChangePlan', planId: large.id });
    await scene.advanceDays(24);
    expect(await scene.statusOf(id)).toBe('Deactivated');
    await scene.setDate('2041-02-10');
    await scene.payFailedPayments(id);
    await scene.charge();
    expect(await paidFrom(scene)).toEqual([
      [1000, '2041-01-01'],
      [500, '2041-01-01'],
      [3000, '2041-02-10'],
    ]);
  });

  test('the debt of the plan before covers a period of it, and a plan that was not paid for stays closed', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const { id } = await scene.subscriber({ price: 2000 });
    await scene.charge();
    await scene.setDefaultCard(id, 'sandbox_declined_later');
    await scene.chargeOn('2041-02-01');
    const large = await scene.plan({ name: 'Large', price: 3000 });
    await scene.applyAction(id, { kind: 'ChangePlan', planId: large.id });
    await scene.advanceDays(24);
    await scene.setDate('2041-04-10');
    await scene.payFailedPayments(id);
    await scene.charge();
    expect(await paidFrom(scene)).toEqual([
      [2000, '2041-01-01'],
      [2000, '2041-04-10'],
    ]);
    expect(await scene.query('select unopened is null as open from subscriptions')).toEqual([
      { open: false },
    ]);
  });

  test('a client whom an operator deactivated or paused stays so, whatever is paid', async () => {
    const { scene, id } = await unpaid();
    await scene.applyAction(id, { kind: 'Pause' });
    await scene.payFailedPayments(id);
    expect(await scene.statusOf(id)).toBe('Paused');
  });
});

describe('the setting', () => {
  test('deactivates after seven days unless the company chooses otherwise, and is on record', async () => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    const ctx = await world.asAdmin(scene.company);
    expect(await dunningSettings(ctx)).toEqual({ afterLastRetry: 'Deactivate', graceDays: 7 });
    await choose(scene, 'Pause', 3);
    await choose(scene, 'Pause', 3);
    expect(await dunningSettings(ctx)).toEqual({ afterLastRetry: 'Pause', graceDays: 3 });
    expect(
      await scene.query(`select changes from audit_events where action = 'company.dunningChanged'`),
    ).toEqual([
      {
        changes: [
          { field: 'afterLastRetry', before: 'Deactivate', after: 'Pause' },
          { field: 'graceDays', before: 7, after: 3 },
        ],
      },
    ]);
  });

  test.each([-1, 91])('refuses a grace period of %s days', async (graceDays) => {
    const scene = await BillingFixture.open(world, '2041-01-01');
    await expect(choose(scene, 'Deactivate', graceDays)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { graceDays: 'Enter a grace period of 0 to 90 days.' } },
    });
  });
});
