import { auditEvents } from '../../insights/internals';
import { inLanguage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { BillingFixture } from '../charging/testing/billingFixture';
import {
  addBillingCard,
  billingCards,
  removeBillingCard,
  sandboxCards,
  setDefaultBillingCard,
  startBillingCardSetup,
} from './billingCards.service';
import { buildPayment } from '../../testing/factories/payments';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

const asSettingsManager = (company: TestCompany) => fixture.signedIn(company, ['MANAGE_SETTINGS']);

const addCard = async (company: TestCompany, token: string, isDefault = false, key = newId()) =>
  addBillingCard(await asSettingsManager(company), { token, holderName: 'Ana', isDefault }, key);

async function companyWithCards(...tokens: string[]): Promise<TestCompany> {
  const company = await fixture.company();
  for (const token of tokens) await addCard(company, token);
  return company;
}

const query = async <Row extends object>(company: TestCompany, text: string, values: unknown[] = []) =>
  fixture.query<Row>(company, text, values);

const cardSummaries = async (company: TestCompany): Promise<string[]> =>
  (await billingCards(await asSettingsManager(company))).map(
    ({ last4, isDefault }) => `${last4}${isDefault ? ' default' : ''}`,
  );

async function failCharge(company: TestCompany, last4: string): Promise<void> {
  await query(
    company,
    `insert into payments (company_id, id, number, direction, type, status, amount, currency, trigger, card_id)
     select company_id, gen_random_uuid(), 1, 'Outgoing', 'PlatformFee', 'Failed', 100, 'USD', 'Cycle', id
     from billing_cards where last4 = $1`,
    [last4],
  );
  await query(
    company,
    `insert into payment_attempts (company_id, id, payment_id, number, trigger, status, card_id, finished_at)
     select company_id, gen_random_uuid(), id, 1, 'Cycle', 'Failed', card_id, now() from payments`,
  );
}

const auditOf = (company: TestCompany) =>
  query<{ action: string; label: string }>(
    company,
    'select action, target_label as label from audit_events order by id',
  );

describe('billingCards', () => {
  test('returns the first card as the default, before cards that were added later', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_expires');
    expect(await billingCards(await asSettingsManager(company))).toMatchObject([
      { brand: 'Visa', last4: '4242', holderName: 'Ana', isDefault: true, status: 'Active' },
      { brand: 'American Express', last4: '0005', isDefault: false, addedByName: expect.any(String) },
    ]);
  });

  test('requires MANAGE_SETTINGS', async () => {
    const ctx = await fixture.signedIn(await companyWithCards('sandbox_pays'), [
      'MANAGE_WHITE_LABELLED_CUSTOMER',
    ]);
    await expect(billingCards(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('does not return cards of another company', async () => {
    await companyWithCards('sandbox_pays');
    expect(await billingCards(await asSettingsManager(await fixture.company()))).toEqual([]);
  });

  test.each([
    ['2045-03-30', 'Active'],
    ['2045-04-01', 'ExpiringSoon'],
    ['2045-04-30', 'ExpiringSoon'],
    ['2045-05-01', 'Expired'],
  ])('on %s, returns a card that expires in April 2045 as %s', async (day, status) => {
    const billing = await BillingFixture.open(fixture, day, null);
    await addCard(billing.company, 'sandbox_pays');
    await billing.query('update billing_cards set exp_month = 4, exp_year = 2045');
    expect(await billingCards(await asSettingsManager(billing.company))).toMatchObject([{ status }]);
  });

  test('returns Failed for a card whose last charge failed', async () => {
    const company = await companyWithCards('sandbox_pays');
    await failCharge(company, '4242');
    expect(await billingCards(await asSettingsManager(company))).toMatchObject([{ status: 'Failed' }]);
  });
});

describe('addBillingCard', () => {
  test('writes an audit event with the brand and last four digits of the card', async () => {
    const company = await companyWithCards('sandbox_pays');
    expect(await auditOf(company)).toEqual([{ action: 'billingCard.added', label: 'Visa ending in 4242' }]);
    const admin = await fixture.signedIn(company);
    const german = await inLanguage('de', () =>
      auditEvents(admin, { filter: { actions: ['billingCard.added'] } }),
    );
    expect(german.items).toMatchObject([{ targetLabel: 'Visa mit den Endziffern 4242' }]);
  });

  test('makes the new card the default if isDefault is set, and audits both changes', async () => {
    const company = await companyWithCards('sandbox_pays');
    await addCard(company, 'sandbox_short', true);
    expect(await cardSummaries(company)).toEqual(['9995 default', '4242']);
    expect((await auditOf(company)).map(({ action }) => action)).toEqual([
      'billingCard.added',
      'billingCard.added',
      'billingCard.chosen',
    ]);
  });

  test('rejects a declined card with an error on the field token and saves nothing', async () => {
    const company = await fixture.company();
    await expect(addCard(company, 'sandbox_declined')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { token: expect.stringContaining('declined') } },
    });
    expect(await cardSummaries(company)).toEqual([]);
  });

  test.each([
    ['', 'Add a card.'],
    ['x'.repeat(201), 'This card is invalid. Enter it again.'],
    ['4242424242424242', 'Choose one of the sandbox cards.'],
  ])('rejects the invalid token %j', async (token, message) => {
    await expect(addCard(await fixture.company(), token)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { token: message } },
    });
  });

  test('saves the same card only once', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_pays');
    expect(await cardSummaries(company)).toEqual(['4242 default']);
  });

  test('adds one card and one audit event for 50 concurrent requests with one key', async () => {
    const company = await fixture.company();
    const key = newId();
    const cards = await Promise.all(
      Array.from({ length: 50 }, () => addCard(company, 'sandbox_pays', true, key)),
    );
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1);
    expect(await cardSummaries(company)).toEqual(['4242 default']);
    expect(await auditOf(company)).toHaveLength(1);
  });

  test('leaves one default card after 50 concurrent requests for different cards', async () => {
    const company = await fixture.company();
    const tokens = ['sandbox_pays', 'sandbox_short', 'sandbox_expires', 'sandbox_needs_action'];
    await Promise.all(
      Array.from({ length: 50 }, (_request, index) =>
        addCard(company, tokens[index % tokens.length] ?? '', index % 2 === 0),
      ),
    );
    const cards = await cardSummaries(company);
    expect(cards).toHaveLength(4);
    expect(cards.filter((card) => card.endsWith('default'))).toHaveLength(1);
  });

  test('rejects an idempotency key reused for another card and keeps the first card', async () => {
    const company = await fixture.company();
    await addCard(company, 'sandbox_pays', false, 'reused-key');
    await expect(addCard(company, 'sandbox_short', false, 'reused-key')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await cardSummaries(company)).toEqual(['4242 default']);
  });

  test('design 4: allows a Cancelled company and rejects a Blocked one', async () => {
    expect(await addCard(await fixture.company({ status: 'Cancelled' }), 'sandbox_pays')).toMatchObject({
      last4: '4242',
    });
    await expect(addCard(await fixture.company({ status: 'Blocked' }), 'sandbox_pays')).rejects.toMatchObject(
      {
        code: 'COMPANY_BLOCKED',
      },
    );
  });

  test('requires MANAGE_SETTINGS', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_PAYMENTS']);
    await expect(addBillingCard(ctx, { token: 'sandbox_pays' }, newId())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  describe('with a past-due platform fee', () => {
    async function companyWithFailedFee(): Promise<TestCompany> {
      const company = await companyWithCards('sandbox_pays');
      const failed = buildPayment(null, {
        direction: 'Outgoing',
        type: 'PlatformFee',
        status: 'Failed',
        declineCode: 'do_not_honor',
      });
      await fixture.payments(company, failed);
      return company;
    }

    const chargesOf = (company: TestCompany) =>
      query(
        company,
        `select p.status, k.last4, a.status as attempt from payments p
         left join billing_cards k on k.id = p.card_id
         left join payment_attempts a on a.payment_id = p.id`,
      );

    test('retries the fee immediately with a new default card', async () => {
      const company = await companyWithFailedFee();
      await addCard(company, 'sandbox_short', true);
      expect(await chargesOf(company)).toEqual([
        { status: 'Processing', last4: '9995', attempt: 'Processing' },
      ]);
      expect(await fixture.services.jobs.unfinished('charge-company')).toContainEqual({
        companyId: company.id,
      });
    });

    test('does not retry the fee with a card that is not the default', async () => {
      const company = await companyWithFailedFee();
      await addCard(company, 'sandbox_short');
      expect(await chargesOf(company)).toEqual([{ status: 'Failed', last4: null, attempt: null }]);
    });
  });
});

describe('setDefaultBillingCard', () => {
  test('changes the default card and audits it', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_expires');
    const ctx = await asSettingsManager(company);
    const [, second] = await billingCards(ctx);
    expect(await setDefaultBillingCard(ctx, second?.id ?? '')).toMatchObject([
      { last4: '0005', isDefault: true },
      { last4: '4242', isDefault: false },
    ]);
    expect(await auditOf(company)).toContainEqual({
      action: 'billingCard.chosen',
      label: 'American Express ending in 0005',
    });
  });

  test('writes no audit event when the card is already the default', async () => {
    const company = await companyWithCards('sandbox_pays');
    const ctx = await asSettingsManager(company);
    const [card] = await billingCards(ctx);
    await setDefaultBillingCard(ctx, card?.id ?? '');
    expect(await auditOf(company)).toHaveLength(1);
  });

  test('returns NOT_FOUND for another company’s card, a missing card and an invalid id', async () => {
    const [otherCard] = await billingCards(await asSettingsManager(await companyWithCards('sandbox_pays')));
    const ctx = await asSettingsManager(await companyWithCards('sandbox_pays'));
    for (const id of [otherCard?.id ?? '', newId(), 'nonsense']) {
      await expect(setDefaultBillingCard(ctx, id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'This item doesn’t exist or was deleted.',
      });
    }
  });

  test('requires MANAGE_SETTINGS', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_PAYMENTS']);
    await expect(setDefaultBillingCard(ctx, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('removeBillingCard', () => {
  const idOf = async (company: TestCompany, last4: string) =>
    (await billingCards(await asSettingsManager(company))).find((card) => card.last4 === last4)?.id ?? '';

  const removeCard = async (company: TestCompany, last4: string) =>
    removeBillingCard(await asSettingsManager(company), await idOf(company, last4));

  test('rejects the last card of an Active company', async () => {
    const company = await companyWithCards('sandbox_pays');
    await expect(removeCard(company, '4242')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await cardSummaries(company)).toEqual(['4242 default']);
  });

  test('removes the last card of a closed company', async () => {
    const company = await companyWithCards('sandbox_pays');
    await query(company, `update companies set status = 'Cancelled'`);
    const ctx = await fixture.signedIn(company);
    expect(await removeBillingCard(ctx, await idOf(company, '4242'))).toEqual([]);
  });

  test('makes the newest working card the default and enqueues a job that detaches the removed card', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_short', 'sandbox_expires');
    await failCharge(company, '0005');
    expect(await removeCard(company, '4242')).toMatchObject([
      { last4: '9995', isDefault: true },
      { last4: '0005', isDefault: false },
    ]);
    expect(await fixture.services.jobs.unfinished('forget-card')).toContainEqual({
      companyId: company.id,
      provider: 'Sandbox',
      reference: expect.stringContaining('sandbox_pays'),
    });
    expect(await auditOf(company)).toContainEqual({
      action: 'billingCard.removed',
      label: 'Visa ending in 4242',
    });
  });

  test('rejects a card with a processing payment until the payment finishes', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_expires');
    const cardId = await idOf(company, '4242');
    const payment = { direction: 'Outgoing', type: 'PlatformFee', status: 'Processing', cardId } as const;
    await fixture.payments(company, buildPayment(null, payment));
    await expect(removeCard(company, '4242')).rejects.toMatchObject({ code: 'CONFLICT' });
    await query(company, "update payments set status = 'Failed'");
    expect(await removeCard(company, '4242')).toMatchObject([{ last4: '0005' }]);
  });

  test('leaves an Active company with one card after two concurrent removals', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_short');
    const results = await Promise.allSettled([removeCard(company, '4242'), removeCard(company, '9995')]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await cardSummaries(company)).toHaveLength(1);
  });

  test('returns NOT_FOUND for another company’s card and a missing card', async () => {
    const otherCard = await idOf(await companyWithCards('sandbox_pays', 'sandbox_short'), '4242');
    const ctx = await asSettingsManager(await companyWithCards('sandbox_pays', 'sandbox_short'));
    for (const id of [otherCard, newId()]) {
      await expect(removeBillingCard(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('requires MANAGE_SETTINGS', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_PAYMENTS']);
    await expect(removeBillingCard(ctx, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('startBillingCardSetup', () => {
  test('returns the card provider and no connected account', async () => {
    expect(await startBillingCardSetup(await asSettingsManager(await fixture.company()))).toEqual({
      provider: 'Sandbox',
      accountReference: null,
      clientSecret: null,
      publishableKey: null,
    });
  });

  test('is available during onboarding', async () => {
    const ctx = await fixture.signedIn(await fixture.company({ status: 'Pending' }));
    expect(await startBillingCardSetup(ctx)).toMatchObject({ provider: 'Sandbox' });
  });

  test('requires MANAGE_SETTINGS', async () => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_PAYMENTS']);
    await expect(startBillingCardSetup(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('sandboxCards', () => {
  test('lists the sandbox cards during onboarding', async () => {
    const ctx = await fixture.signedIn(await fixture.company({ status: 'Pending' }));
    const tokens = sandboxCards(ctx).map(({ token }) => token);
    expect(tokens).toEqual(expect.arrayContaining(['sandbox_pays', 'sandbox_declined', 'sandbox_expires']));
  });

  test('rejects a request without a session', () => {
    expect(() => sandboxCards(fixture.asAnonymous())).toThrow('Sign in to continue.');
  });
});
