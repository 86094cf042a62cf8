import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { Scene } from '../charging/testing/scene';
import { recordPayments } from '../payments/recording';
import { aPayment } from '../payments/testPayments';
import {
  addBillingCard,
  billingCards,
  removeBillingCard,
  sandboxCards,
  setDefaultBillingCard,
  startBillingCardSetup,
} from './service';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const settings = (company: TestCompany) => world.as(company, 'MANAGE_SETTINGS');

const add = async (company: TestCompany, token: string, isDefault = false, key = newId()) =>
  addBillingCard(await settings(company), { token, holderName: 'Ana', isDefault }, key);

async function companyWithCards(...tokens: string[]): Promise<TestCompany> {
  const company = await world.company();
  for (const token of tokens) await add(company, token);
  return company;
}

const ask = async <Row extends object>(company: TestCompany, text: string, values: unknown[] = []) =>
  world.services.database.inCompany(company.id, async (db) => (await db.query<Row>(text, values)).rows);

const standing = async (company: TestCompany): Promise<string[]> =>
  (await billingCards(await settings(company))).map(
    ({ last4, isDefault }) => `${last4}${isDefault ? ' default' : ''}`,
  );

const auditOf = (company: TestCompany) =>
  ask<{ action: string; label: string }>(
    company,
    'select action, target_label as label from audit_events order by id',
  );

describe('billingCards', () => {
  test('with the flag: the default one first, which the first card becomes', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_expires');
    expect(await billingCards(await settings(company))).toMatchObject([
      { brand: 'Visa', last4: '4242', holderName: 'Ana', isDefault: true, status: 'Active' },
      { brand: 'American Express', last4: '0005', isDefault: false, addedByName: expect.any(String) },
    ]);
  });

  test('without the flag they are refused', async () => {
    const ctx = await world.as(await companyWithCards('sandbox_pays'), 'MANAGE_WHITE_LABELLED_CUSTOMER');
    await expect(billingCards(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test("another company's are not among them", async () => {
    await companyWithCards('sandbox_pays');
    expect(await billingCards(await settings(await world.company()))).toEqual([]);
  });

  test.each([
    ['2045-03-30', 'Active'],
    ['2045-04-01', 'ExpiringSoon'],
    ['2045-04-30', 'ExpiringSoon'],
    ['2045-05-01', 'Expired'],
  ])('on %s a card until April 2045 is %s, by the company’s clock', async (day, status) => {
    const scene = await Scene.open(world, day, null);
    await add(scene.company, 'sandbox_pays');
    await scene.ask('update billing_cards set exp_month = 4, exp_year = 2045');
    expect(await billingCards(await settings(scene.company))).toMatchObject([{ status }]);
  });

  test('a card whose last charge failed says so', async () => {
    const company = await companyWithCards('sandbox_pays');
    await ask(company, `update billing_cards set last_charge_status = 'Failed', last_charge_at = now()`);
    expect(await billingCards(await settings(company))).toMatchObject([{ status: 'Failed' }]);
  });
});

describe('addBillingCard', () => {
  test('keeps what may be known of a card, on record by whom', async () => {
    const company = await companyWithCards('sandbox_pays');
    expect(await auditOf(company)).toEqual([{ action: 'billingCard.added', label: 'Visa ending in 4242' }]);
  });

  test('as the default one it is charged from now on', async () => {
    const company = await companyWithCards('sandbox_pays');
    await add(company, 'sandbox_short', true);
    expect(await standing(company)).toEqual(['9995 default', '4242']);
    expect((await auditOf(company)).map(({ action }) => action)).toEqual([
      'billingCard.added',
      'billingCard.added',
      'billingCard.chosen',
    ]);
  });

  test('a refused card is refused under the field token, and nothing is kept', async () => {
    const company = await world.company();
    await expect(add(company, 'sandbox_declined')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { token: expect.stringContaining('declined') } },
    });
    expect(await standing(company)).toEqual([]);
  });

  test.each([
    ['', 'Add a card first.'],
    ['x'.repeat(201), 'This card is not known.'],
    ['4242424242424242', expect.stringContaining('not known')],
  ])('nonsense is no card', async (token, message) => {
    await expect(add(await world.company(), token)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { token: message } },
    });
  });

  test('the same card added twice is one card', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_pays');
    expect(await standing(company)).toEqual(['4242 default']);
  });

  test('50 presses at once are one card and one record', async () => {
    const company = await world.company();
    const key = newId();
    const cards = await Promise.all(
      Array.from({ length: 50 }, () => add(company, 'sandbox_pays', true, key)),
    );
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1);
    expect(await standing(company)).toEqual(['4242 default']);
    expect(await auditOf(company)).toHaveLength(1);
  });

  test('50 different presses of different cards at once leave one default one', async () => {
    const company = await world.company();
    const tokens = ['sandbox_pays', 'sandbox_short', 'sandbox_expires', 'sandbox_needs_action'];
    await Promise.all(
      Array.from({ length: 50 }, (_press, index) =>
        add(company, tokens[index % tokens.length] ?? '', index % 2 === 0),
      ),
    );
    const cards = await standing(company);
    expect(cards).toHaveLength(4);
    expect(cards.filter((card) => card.endsWith('default'))).toHaveLength(1);
  });

  test('the same key with another card is an error, and the first card stays', async () => {
    const company = await world.company();
    await add(company, 'sandbox_pays', false, 'one-press');
    await expect(add(company, 'sandbox_short', false, 'one-press')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await standing(company)).toEqual(['4242 default']);
  });

  test('spec design 4: Cancelled still pays, Blocked does not', async () => {
    expect(await add(await world.company({ status: 'Cancelled' }), 'sandbox_pays')).toMatchObject({
      last4: '4242',
    });
    await expect(add(await world.company({ status: 'Blocked' }), 'sandbox_pays')).rejects.toMatchObject({
      code: 'COMPANY_BLOCKED',
    });
  });

  test('without the flag it is refused', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_PAYMENTS');
    await expect(addBillingCard(ctx, { token: 'sandbox_pays' }, newId())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  describe('where a charge is unpaid', () => {
    async function owing(): Promise<TestCompany> {
      const company = await companyWithCards('sandbox_pays');
      const failed = aPayment(null, {
        direction: 'Outgoing',
        type: 'PlatformFee',
        status: 'Failed',
        declineCode: 'do_not_honor',
      });
      await world.services.database.inCompany(company.id, (db) => recordPayments(db, company.id, [failed]));
      return company;
    }

    const chargesOf = (company: TestCompany) =>
      ask(
        company,
        `select p.status, k.last4, a.status as attempt from payments p
         left join billing_cards k on k.id = p.card_id
         left join payment_attempts a on a.payment_id = p.id`,
      );

    test('a new default card is tried at once', async () => {
      const company = await owing();
      await add(company, 'sandbox_short', true);
      expect(await chargesOf(company)).toEqual([
        { status: 'Processing', last4: '9995', attempt: 'Processing' },
      ]);
      expect(await world.services.jobs.unfinished('charge-company')).toContainEqual({
        companyId: company.id,
      });
    });

    test('a card that is not the default one changes nothing', async () => {
      const company = await owing();
      await add(company, 'sandbox_short');
      expect(await chargesOf(company)).toEqual([{ status: 'Failed', last4: null, attempt: null }]);
    });
  });
});

describe('setDefaultBillingCard', () => {
  test('another card is charged from now on, on record', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_expires');
    const ctx = await settings(company);
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

  test('the default one stays so without a record', async () => {
    const company = await companyWithCards('sandbox_pays');
    const ctx = await settings(company);
    const [card] = await billingCards(ctx);
    await setDefaultBillingCard(ctx, card?.id ?? '');
    expect(await auditOf(company)).toHaveLength(1);
  });

  test("another company's card, a missing one and nonsense look the same", async () => {
    const [theirs] = await billingCards(await settings(await companyWithCards('sandbox_pays')));
    const ctx = await settings(await companyWithCards('sandbox_pays'));
    for (const id of [theirs?.id ?? '', newId(), 'nonsense']) {
      await expect(setDefaultBillingCard(ctx, id)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'This card does not exist.',
      });
    }
  });

  test('without the flag it is refused', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_PAYMENTS');
    await expect(setDefaultBillingCard(ctx, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('removeBillingCard', () => {
  const idOf = async (company: TestCompany, last4: string) =>
    (await billingCards(await settings(company))).find((card) => card.last4 === last4)?.id ?? '';

  const remove = async (company: TestCompany, last4: string) =>
    removeBillingCard(await settings(company), await idOf(company, last4));

  test('the last card of an Active company stays', async () => {
    const company = await companyWithCards('sandbox_pays');
    await expect(remove(company, '4242')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await standing(company)).toEqual(['4242 default']);
  });

  test('a closed company can remove its last one', async () => {
    const company = await companyWithCards('sandbox_pays');
    await ask(company, `update companies set status = 'Cancelled'`);
    const ctx = await world.asAdmin(company);
    expect(await removeBillingCard(ctx, await idOf(company, '4242'))).toEqual([]);
  });

  test('of several, the latest that works becomes the default one, and the provider is told to forget it', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_short', 'sandbox_expires');
    await ask(company, `update billing_cards set last_charge_status = 'Failed' where last4 = '0005'`);
    expect(await remove(company, '4242')).toMatchObject([
      { last4: '9995', isDefault: true },
      { last4: '0005', isDefault: false },
    ]);
    expect(await world.services.jobs.unfinished('forget-card')).toContainEqual({
      companyId: company.id,
      provider: 'Sandbox',
      reference: expect.stringContaining('sandbox_pays'),
    });
    expect(await auditOf(company)).toContainEqual({
      action: 'billingCard.removed',
      label: 'Visa ending in 4242',
    });
  });

  test('one that a payment is being charged to stays until that is settled', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_expires');
    const cardId = await idOf(company, '4242');
    const payment = { direction: 'Outgoing', type: 'PlatformFee', status: 'Processing', cardId } as const;
    await world.services.database.inCompany(company.id, (db) =>
      recordPayments(db, company.id, [aPayment(null, payment)]),
    );
    await expect(remove(company, '4242')).rejects.toMatchObject({ code: 'CONFLICT' });
    await ask(company, "update payments set status = 'Failed'");
    expect(await remove(company, '4242')).toMatchObject([{ last4: '0005' }]);
  });

  test('two removed at once never leave an Active company without one', async () => {
    const company = await companyWithCards('sandbox_pays', 'sandbox_short');
    const results = await Promise.allSettled([remove(company, '4242'), remove(company, '9995')]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await standing(company)).toHaveLength(1);
  });

  test("another company's card and a missing one look the same", async () => {
    const theirs = await idOf(await companyWithCards('sandbox_pays', 'sandbox_short'), '4242');
    const ctx = await settings(await companyWithCards('sandbox_pays', 'sandbox_short'));
    for (const id of [theirs, newId()]) {
      await expect(removeBillingCard(ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('without the flag it is refused', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_PAYMENTS');
    await expect(removeBillingCard(ctx, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('startBillingCardSetup', () => {
  test('says which provider takes the card, on Livery’s own account', async () => {
    expect(await startBillingCardSetup(await settings(await world.company()))).toEqual({
      provider: 'Sandbox',
      accountReference: null,
      clientSecret: null,
      publishableKey: null,
    });
  });

  test('works for the last step of onboarding too', async () => {
    const ctx = await world.asAdmin(await world.company({ status: 'Pending' }));
    expect(await startBillingCardSetup(ctx)).toMatchObject({ provider: 'Sandbox' });
  });

  test('without the flag it is refused', async () => {
    const ctx = await world.as(await world.company(), 'MANAGE_PAYMENTS');
    await expect(startBillingCardSetup(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('sandboxCards', () => {
  test('name what each card does, to whoever is signed in', async () => {
    const ctx = await world.asAdmin(await world.company({ status: 'Pending' }));
    const tokens = sandboxCards(ctx).map(({ token }) => token);
    expect(tokens).toEqual(expect.arrayContaining(['sandbox_pays', 'sandbox_declined', 'sandbox_expires']));
  });

  test('are shown to nobody without a session', () => {
    expect(() => sandboxCards(world.asNobody())).toThrow('Sign in first.');
  });
});
