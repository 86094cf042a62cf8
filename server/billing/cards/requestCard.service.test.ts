import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../testing/mailbox';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type Fixture } from '../../testing/fixture';
import { chargeCompany } from '../charging/chargeCompany';
import { requestClientCard, emailFailedPayments } from './requestCard.service';
import { clientBilling } from './billing.service';
import { submitRequestedCard, readCardRequest, startRequestedCardSetup } from './cardLink.service';
import { startClientSubscription } from './subscribe.service';
import { insertFailedPayment, setUpBilling, type BillingSetup } from './testing/billingSetup';
import { setClockAhead } from '../../testing/factories/companies';
import { insertTheme } from '../../testing/factories/brand';

let fixture: Fixture;
let mailbox: Mailbox;
beforeAll(async () => {
  fixture = await openFixture();
  mailbox = await openMailbox(fixture.services);
});
afterAll(() => fixture.close());

const requestCard = ({ ctx, client }: BillingSetup, key = newId()) => requestClientCard(ctx, client.id, key);

async function requestToken(setup: BillingSetup): Promise<string> {
  await requestCard(setup);
  return extractToken(await mailbox.next(setup.client.email));
}

const readRequest = (token: string) => readCardRequest(fixture.asAnonymous(), token);
const submitCard = (token: string, cardToken = 'sandbox_pays', key = newId()) =>
  submitRequestedCard(fixture.asAnonymous(), { token, cardToken }, key);

describe('requestClientCard', () => {
  test('emails a link in the company’s name with the amount due', async () => {
    const setup = await setUpBilling(fixture, { status: 'PastDue' });
    await insertTheme(fixture.services.database, setup.company, { title: 'Acme <Care>' });
    await insertFailedPayment(fixture, setup);
    const { cardRequestedAt } = await requestCard(setup);
    expect(cardRequestedAt).toBeInstanceOf(Date);
    const email = await mailbox.next(setup.client.email);
    expect(email).toMatchObject({
      subject: `Add a card for your payments to ${setup.company.name}`,
      from: { name: 'Acme <Care>' },
      replyTo: [{ address: setup.company.email }],
    });
    expect(email.text).toContain('$10.00 is past due. It is charged when you add a card.');
    expect(email.html).toContain('Acme &lt;Care&gt;');
    expect(email.html).toContain('background:#1A73E8');
    expect(email.text).toContain(`${fixture.services.settings.publicUrl}/update-card?token=`);
    // The status changes after the mailbox has the email.
    const sentEmails = () =>
      fixture.query<{ status: string }>(setup.company, 'select template, subject, status from client_emails');
    await waitUntil(async () => (await sentEmails())[0]?.status === 'Sent');
    expect(await sentEmails()).toEqual([
      { template: 'card-requested', subject: email.subject, status: 'Sent' },
    ]);
    expect(
      await fixture.query(
        setup.company,
        `select action, changes from audit_events where action like 'client.%'`,
      ),
    ).toEqual([{ action: 'client.cardRequested', changes: [] }]);
  });

  test('states that nothing is charged if nothing is due', async () => {
    const setup = await setUpBilling(fixture);
    await requestCard(setup);
    expect((await mailbox.next(setup.client.email)).text).toContain(
      'Nothing is charged when you add the card.',
    );
  });

  test('allows three requests a day and does not count retries with the same key', async () => {
    const setup = await setUpBilling(fixture);
    const key = newId();
    await Promise.all(Array.from({ length: 50 }, () => requestCard(setup, key)));
    await requestCard(setup);
    await requestCard(setup);
    await expect(requestCard(setup)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await requestCard(setup, key);
    expect(await fixture.query(setup.company, 'select id from card_requests')).toHaveLength(3);
    await setClockAhead(fixture, setup.company, '1 day 1 minute');
    await requestCard(setup);
  });

  test('requires MANAGE_PAYMENTS, a client of the company and a connected account', async () => {
    const [setup, other] = [await setUpBilling(fixture), await setUpBilling(fixture)];
    const unauthorized = {
      ...setup,
      ctx: await fixture.signedIn(setup.company, ['MANAGE_CLIENT_MANAGEMENT']),
    };
    await expect(requestCard(unauthorized)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const id of [other.client.id, newId(), 'nonsense']) {
      await expect(requestClientCard(setup.ctx, id, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(requestCard(await setUpBilling(fixture, { account: null }))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('card link', () => {
  test('shows only the brand, the client, the plan, the amount due and the card form', async () => {
    const setup = await setUpBilling(fixture, { status: 'PastDue' });
    await insertFailedPayment(fixture, setup);
    const token = await requestToken(setup);
    expect(await readRequest(token)).toEqual({
      companyName: setup.company.name,
      title: setup.company.name,
      colour: expect.stringMatching(/^#[0-9A-F]{6}$/),
      logoUrl: null,
      clientName: setup.client.name,
      planName: null,
      amountDue: 1000,
      currency: 'USD',
      provider: 'Sandbox',
      sandboxCards: [...fixture.services.cardProvider.sandboxCards],
      expiresAt: expect.any(Date),
    });
    expect(await startRequestedCardSetup(fixture.asAnonymous(), token)).toMatchObject({
      provider: 'Sandbox',
    });
  });

  test('accepts one card, retries past-due payments and then stops working', async () => {
    const setup = await setUpBilling(fixture, { status: 'PastDue' });
    await insertFailedPayment(fixture, setup);
    const token = await requestToken(setup);
    await expect(submitCard(token)).resolves.toBe(true);
    expect(await clientBilling(setup.ctx, setup.client.id)).toMatchObject({
      cards: [{ last4: '4242', isDefault: true }],
      pastDuePayments: [],
      cardRequestedAt: null,
    });
    expect(
      await fixture.query(
        setup.company,
        `select actor_type, actor_id, actor_name from audit_events where action = 'client.cardAdded'`,
      ),
    ).toEqual([{ actor_type: 'Client', actor_id: setup.client.id, actor_name: setup.client.name }]);
    const startSetup = () => startRequestedCardSetup(fixture.asAnonymous(), token);
    for (const attempt of [() => submitCard(token), () => readRequest(token), startSetup]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('adds one card for 30 concurrent requests and a later retry with one key', async () => {
    const setup = await setUpBilling(fixture, { status: 'PastDue' });
    const payment = await insertFailedPayment(fixture, setup);
    const token = await requestToken(setup);
    const key = newId();
    const requests = Array.from({ length: 30 }, () => submitCard(token, 'sandbox_pays', key));
    expect(new Set(await Promise.all(requests))).toEqual(new Set([true]));
    expect(await submitCard(token, 'sandbox_pays', key)).toBe(true);
    expect((await clientBilling(setup.ctx, setup.client.id)).cards).toHaveLength(1);
    expect(
      await fixture.query(setup.company, `select action from audit_events where action like 'client.card%'`),
    ).toEqual([{ action: 'client.cardRequested' }, { action: 'client.cardAdded' }]);
    expect(
      await fixture.query(
        setup.company,
        'select number from payment_attempts where payment_id = $1 order by 1',
        [payment],
      ),
    ).toEqual([{ number: 2 }]);
  });

  test('rejects a used key with another card or another link', async () => {
    const setup = await setUpBilling(fixture);
    const key = newId();
    const first = await requestToken(setup);
    await submitCard(first, 'sandbox_pays', key);
    await expect(submitCard(first, 'sandbox_short', key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const second = await requestToken(setup);
    for (const card of ['sandbox_pays', 'sandbox_short']) {
      await expect(submitCard(second, card, key)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect((await clientBilling(setup.ctx, setup.client.id)).cards).toHaveLength(1);
    // The link still accepts a request with another key.
    await submitCard(second);
  });

  test('accepts only one of several cards that are submitted concurrently', async () => {
    const setup = await setUpBilling(fixture);
    const token = await requestToken(setup);
    const results = await Promise.allSettled(
      ['sandbox_pays', 'sandbox_short', 'sandbox_expires'].map((card) => submitCard(token, card)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await clientBilling(setup.ctx, setup.client.id)).cards).toHaveLength(1);
  });

  test('stays valid after a declined card', async () => {
    const setup = await setUpBilling(fixture);
    const token = await requestToken(setup);
    await expect(submitCard(token, 'sandbox_declined')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { cardToken: expect.stringContaining('declined') } },
    });
    await submitCard(token);
  });

  test('expires after seven days and is replaced by the next link', async () => {
    const setup = await setUpBilling(fixture);
    const first = await requestToken(setup);
    const second = await requestToken(setup);
    await expect(readRequest(first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(submitCard(first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await setClockAhead(fixture, setup.company, '6 days 23 hours');
    await readRequest(second);
    await setClockAhead(fixture, setup.company, '7 days 1 hour');
    await expect(readRequest(second)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(submitCard(second)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('returns the same error for every invalid link', async () => {
    const [setup, other] = [await setUpBilling(fixture), await setUpBilling(fixture)];
    const token = await requestToken(setup);
    const otherCompanyToken = newCompanyToken(other.company.id).token;
    // Combines the other company's id with the secret of this company's link.
    const bytesOf = (link: string) => Buffer.from(link, 'base64url');
    const mixedBytes = [bytesOf(otherCompanyToken).subarray(0, 16), bytesOf(token).subarray(16)];
    const mixedToken = Buffer.concat(mixedBytes).toString('base64url');
    await fixture.query(other.company, `update companies set status = 'Cancelled'`);
    const startSetup = (link: string) => startRequestedCardSetup(fixture.asAnonymous(), link);
    const messages = [];
    for (const forged of ['', 'nonsense', newCompanyToken(newId()).token, otherCompanyToken, mixedToken]) {
      for (const attempt of [readRequest, submitCard, startSetup]) {
        messages.push(await attempt(forged).catch((error: Error) => error.message));
      }
    }
    expect(new Set(messages)).toEqual(new Set(['This link is invalid. Open the full link from your email.']));
    await fixture.query(setup.company, `update companies set status = 'Blocked'`);
    await expect(readRequest(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('allows 200 lookups from one network within 15 minutes', async () => {
    const anonymous = fixture.asAnonymous();
    const guesser = { ...anonymous, caller: { ...anonymous.caller, ipAddress: '203.0.113.9' } };
    const lookups = Array.from({ length: 220 }, () =>
      readCardRequest(guesser, newCompanyToken(newId()).token).catch(({ code }: { code: string }) => code),
    );
    expect((await Promise.all(lookups)).filter((code) => code === 'RATE_LIMITED')).toHaveLength(20);
  });
});

describe('emailFailedPayments', () => {
  const sendEmails = (setup: BillingSetup, ids: readonly string[]) =>
    fixture.inCompany(setup.company, (db) =>
      emailFailedPayments(db, fixture.services, setup.company.id, ids),
    );

  test('emails a link that accepts another card', async () => {
    const setup = await setUpBilling(fixture, { status: 'PastDue' });
    await sendEmails(setup, [await insertFailedPayment(fixture, setup)]);
    const email = await mailbox.next(setup.client.email);
    expect(email.subject).toBe(`Your payment to ${setup.company.name} failed`);
    expect(email.text).toContain('We couldn’t charge $10.00 for Standard, Jan 1 – 31, 2027.');
    expect(email.text).toContain('We will try again on');
    await submitCard(extractToken(email));
    expect((await clientBilling(setup.ctx, setup.client.id)).pastDuePayments).toEqual([]);
  });

  test('emails a link after the bank declines the first charge, and retries the charge with the new card', async () => {
    const setup = await setUpBilling(fixture);
    const { client, plan, ctx, company } = setup;
    const input = { clientId: client.id, planId: plan.id, token: 'sandbox_declined_later' };
    await startClientSubscription(ctx, input, newId());
    expect((await mailbox.next(client.email)).subject).toContain('Your plan with');
    await chargeCompany(fixture.services, company.id);
    const email = await mailbox.next(client.email);
    expect(email.subject).toBe(`Your payment to ${company.name} failed`);
    expect(email.text).toContain('Card: Visa ending in 0341');
    await submitCard(extractToken(email));
    await chargeCompany(fixture.services, company.id);
    expect(await clientBilling(ctx, client.id)).toMatchObject({
      pastDuePayments: [],
      cards: [{ last4: '4242' }, {}],
    });
    expect(await fixture.query(setup.company, 'select status, attempt_count as tries from payments')).toEqual(
      [{ status: 'Succeeded', tries: 2 }],
    );
  });

  test('emails a client at most five times a day, excluding requests by operators', async () => {
    const setup = await setUpBilling(fixture, { status: 'PastDue' });
    const id = await insertFailedPayment(fixture, setup);
    for (let time = 0; time < 7; time += 1) await sendEmails(setup, [id]);
    expect(await fixture.query(setup.company, 'select count(*)::integer from card_requests')).toEqual([
      { count: 5 },
    ]);
    await requestCard(setup);
    await setClockAhead(fixture, setup.company, '1 day 1 hour');
    await sendEmails(setup, [id]);
    expect(await fixture.query(setup.company, 'select count(*)::integer from card_requests')).toEqual([
      { count: 7 },
    ]);
  });

  test('sends nothing for a payment that has since succeeded', async () => {
    const setup = await setUpBilling(fixture, { status: 'PastDue' });
    const id = await insertFailedPayment(fixture, setup);
    await fixture.query(
      setup.company,
      `update payments set status = 'Succeeded', paid_at = now() where id = $1`,
      [id],
    );
    await sendEmails(setup, [id]);
    expect(await fixture.query(setup.company, 'select id from card_requests')).toEqual([]);
  });
});

test('a client’s card link accepts at most 40 attempts an hour', async () => {
  const setup = await setUpBilling(fixture);
  const token = await requestToken(setup);
  for (let count = 0; count < 39; count += 1) {
    await expect(submitCard(token, 'sandbox_declined')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  }
  await startRequestedCardSetup(fixture.asAnonymous(), token);
  await expect(submitCard(token)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
