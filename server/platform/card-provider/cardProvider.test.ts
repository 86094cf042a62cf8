import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import type {
  Account,
  AttachedCard,
  AttachResult,
  CardOwner,
  ChargeRequest,
  RefundRequest,
} from './cardProvider';
import { providerFixtures, type ProviderFixture, type TestCard } from './testing/providerFixtures';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

describe.each(providerFixtures)('%s as a card provider', (_name, setUpProvider) => {
  let providerFixture: ProviderFixture;
  let company: TestCompany;
  let account: Account;

  beforeAll(async () => {
    providerFixture = await setUpProvider(fixture);
  });
  afterAll(() => providerFixture.close());
  beforeEach(async () => {
    company = await fixture.company();
    account = await providerFixture.account(company);
  });

  const owner = (): CardOwner => ({
    account,
    id: newId(),
    name: 'Ada Lovelace',
    email: 'ada@client.test',
    customer: null,
  });

  async function attach(cardOwner: CardOwner, card: TestCard): Promise<AttachResult> {
    const form = await providerFixture.provider.startCardForm(cardOwner);
    return providerFixture.provider.attach(
      cardOwner,
      await providerFixture.submitForm(cardOwner, form, card),
    );
  }

  async function attachedCard(kind: TestCard): Promise<AttachedCard> {
    const result = await attach(owner(), kind);
    if (result.kind !== 'Attached') throw new Error(`The card that ${kind} was refused: ${result.reason}`);
    return result.card;
  }

  const request = (
    { reference, customer }: AttachedCard,
    overrides: Partial<ChargeRequest> = {},
  ): ChargeRequest => ({
    account,
    idempotencyKey: newId(),
    amount: 4900,
    currency: 'USD',
    customer,
    card: reference,
    description: 'Growth, Feb 1 – 28, 2027',
    paymentId: newId(),
    attempt: 1,
    firstRequestedAt: new Date(),
    at: new Date(),
    ...overrides,
  });

  async function charge(card: AttachedCard, overrides: Partial<ChargeRequest> = {}) {
    const [outcome] = await providerFixture.provider.charge([request(card, overrides)]);
    if (!outcome) throw new Error('There is no outcome.');
    return outcome;
  }

  describe('cards', () => {
    test('returns the brand, last four digits and expiry of an attached card', async () => {
      const card = await attachedCard('pays');
      expect(card).toMatchObject({ brand: 'Visa', last4: '4242', expMonth: 12 });
      expect(card.expYear).toBeGreaterThan(new Date().getUTCFullYear());
    });

    test('refuses a card that the bank declines and returns the reason', async () => {
      expect(await attach(owner(), 'declined')).toEqual({
        kind: 'Refused',
        reason: expect.stringMatching(/\bbank\b.+\.$/),
      });
    });

    test.each(['', 'nonsense', 'seti_0000', 'sandbox_pays; drop table clients'])(
      'refuses an unknown token (%j)',
      async (token) => {
        expect(await providerFixture.provider.attach(owner(), token)).toEqual({
          kind: 'Refused',
          reason: expect.stringMatching(/^(Choose one of the sandbox cards|This card could not be found)\./),
        });
      },
    );

    test('detaches a card twice without an error', async () => {
      const { reference } = await attachedCard('pays');
      await providerFixture.provider.detach(account, reference);
      await expect(providerFixture.provider.detach(account, reference)).resolves.toBeUndefined();
    });
  });

  describe('charge', () => {
    test('succeeds and returns the fee', async () => {
      expect(await charge(await attachedCard('pays'))).toEqual({
        idempotencyKey: expect.any(String),
        reference: expect.any(String),
        status: 'Succeeded',
        fee: 172,
        failureCode: null,
        declineCode: null,
      });
    });

    test.each([
      ['declinedLater', /generic_decline|do_not_honor/],
      ['needsAction', /authentication_required/],
    ] as const)('fails with a decline code for the test card %s', async (kind, declineCode) => {
      expect(await charge(await attachedCard(kind))).toMatchObject({
        status: 'Failed',
        fee: 0,
        failureCode: expect.any(String),
        declineCode: expect.stringMatching(declineCode),
      });
    });

    test('succeeds on the second attempt of a payment after insufficient funds', async () => {
      const card = await attachedCard('short');
      const paymentId = newId();
      const first = await charge(card, { paymentId });
      const second = await charge(card, { paymentId, attempt: 2 });
      expect([first, second]).toMatchObject([
        { status: 'Failed', declineCode: 'insufficient_funds' },
        { status: 'Succeeded', declineCode: null },
      ]);
      expect(second.reference).not.toBe(first.reference);
    });

    test('declines a card after its expiry month', async () => {
      const card = await attachedCard('expires');
      expect(await charge(card)).toMatchObject({ status: 'Succeeded' });
      expect(await charge(card, { at: providerFixture.advance(32) })).toMatchObject({
        status: 'Failed',
        declineCode: 'expired_card',
      });
    });

    test('returns outcomes in the order of the requests', async () => {
      const [payingCard, decliningCard] = [await attachedCard('pays'), await attachedCard('declinedLater')];
      const requests = [payingCard, decliningCard, payingCard, decliningCard].map((card) => request(card));
      const outcomes = await providerFixture.provider.charge(requests);
      expect(outcomes.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
        requests.map(({ idempotencyKey }) => idempotencyKey),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['Succeeded', 'Failed', 'Succeeded', 'Failed']);
    });

    test('returns no outcomes for no requests', async () => {
      expect(await providerFixture.provider.charge([])).toEqual([]);
    });

    test.each([
      ['JPY', 4900],
      ['KWD', 12_340],
      ['ISK', 490],
    ])('succeeds for an amount in %s', async (currency, amount) => {
      expect(await charge(await attachedCard('pays'), { currency, amount })).toMatchObject({
        status: 'Succeeded',
      });
    });
  });

  describe('charge with an idempotency key', () => {
    test('charges once for 50 concurrent requests with the same key', async () => {
      const card = await attachedCard('pays');
      const sameRequest = request(card);
      const results = await Promise.all(
        Array.from({ length: 50 }, () => providerFixture.provider.charge([sameRequest])),
      );
      expect(new Set(results.map(([outcome]) => outcome?.reference)).size).toBe(1);
      expect(await charge(card)).not.toMatchObject({ reference: results[0]?.[0]?.reference });
    });

    test('returns the same decline for the same key', async () => {
      const sameRequest = request(await attachedCard('declinedLater'));
      expect(await providerFixture.provider.charge([sameRequest])).toEqual(
        await providerFixture.provider.charge([sameRequest]),
      );
    });

    test('throws CONFLICT for a request with the same key and another amount', async () => {
      const sameRequest = request(await attachedCard('pays'));
      await providerFixture.provider.charge([sameRequest]);
      await expect(providerFixture.provider.charge([{ ...sameRequest, amount: 5000 }])).rejects.toMatchObject(
        {
          code: 'CONFLICT',
        },
      );
    });
  });

  describe('refund', () => {
    let payment: string;
    beforeEach(async () => {
      payment = String((await charge(await attachedCard('pays'))).reference);
    });

    const refundOf = (amount: number, overrides: Partial<RefundRequest> = {}): RefundRequest => ({
      account,
      idempotencyKey: newId(),
      payment,
      amount,
      currency: 'USD',
      reason: 'CustomerRequest',
      firstRequestedAt: new Date(),
      at: new Date(),
      ...overrides,
    });

    test('refunds a payment in several parts', async () => {
      for (const amount of [4000, 900]) {
        expect(await providerFixture.provider.refund(refundOf(amount))).toEqual({
          reference: expect.any(String),
          status: 'Succeeded',
          failureCode: null,
        });
      }
    });

    test('fails for an amount above the refundable balance and refunds nothing', async () => {
      await providerFixture.provider.refund(refundOf(4000));
      expect(await providerFixture.provider.refund(refundOf(901))).toEqual({
        reference: null,
        status: 'Failed',
        failureCode: 'amount_too_large',
      });
      expect(await providerFixture.provider.refund(refundOf(900))).toMatchObject({ status: 'Succeeded' });
    });

    test('refunds once for 50 concurrent requests with the same key', async () => {
      const sameRequest = refundOf(100);
      const results = await Promise.all(
        Array.from({ length: 50 }, () => providerFixture.provider.refund(sameRequest)),
      );
      expect(new Set(results.map(({ reference }) => reference)).size).toBe(1);
      expect(await providerFixture.provider.refund(refundOf(4800))).toMatchObject({ status: 'Succeeded' });
    });

    test('throws CONFLICT for a request with the same key and another amount', async () => {
      const sameRequest = refundOf(100);
      await providerFixture.provider.refund(sameRequest);
      await expect(providerFixture.provider.refund({ ...sameRequest, amount: 200 })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });
  });

  describe('accounts', () => {
    const newAccount = () => ({
      companyId: company.id,
      idempotencyKey: `again:${company.id}`,
      name: company.name,
      email: company.email,
      country: 'US',
      website: 'https://agency.example.com',
      sandboxAccount: 'sandbox_incomplete',
    });

    test('opens one account per idempotency key and returns the due requirements', async () => {
      const opened = await providerFixture.provider.openAccount(newAccount());
      expect(await providerFixture.provider.openAccount(newAccount())).toEqual(opened);
      expect(opened).toMatchObject({ chargesEnabled: false, detailsSubmitted: false, isLive: false });
      expect(opened.currentlyDue).toContain('business_profile.url');
    });

    test('returns the reason why an account is disabled', async () => {
      const { reference } = await providerFixture.provider.openAccount(newAccount());
      expect(await providerFixture.provider.accountState({ ...account, reference })).toMatchObject({
        reference,
        disabledReason: 'requirements.past_due',
      });
    });

    test('closes an account without an error', async () => {
      await expect(providerFixture.provider.closeAccount(account)).resolves.toBeUndefined();
    });
  });
});
