import { newId } from '../lib/ids';
import { openWorld, type TestCompany, type World } from '../testing/world';
import type {
  Account,
  AttachedCard,
  AttachResult,
  CardOwner,
  ChargeRequest,
  RefundRequest,
} from './cardProvider';
import { benches, type Bench, type TestCard } from './testing/benches';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe.each(benches)('%s keeps its side', (_name, openBench) => {
  let bench: Bench;
  let company: TestCompany;
  let account: Account;

  beforeAll(async () => {
    bench = await openBench(world);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    company = await world.company();
    account = await bench.account(company);
  });

  const owner = (): CardOwner => ({
    account,
    id: newId(),
    name: 'Ada Lovelace',
    email: 'ada@client.test',
    customer: null,
  });

  async function attach(to: CardOwner, card: TestCard): Promise<AttachResult> {
    const form = await bench.provider.startCardForm(to);
    return bench.provider.attach(to, await bench.fill(to, form, card));
  }

  async function cardThat(kind: TestCard): Promise<AttachedCard> {
    const result = await attach(owner(), kind);
    if (result.kind !== 'Attached') throw new Error(`The card that ${kind} was refused: ${result.reason}`);
    return result.card;
  }

  const request = (
    { reference, customer }: AttachedCard,
    given: Partial<ChargeRequest> = {},
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
    begunAt: new Date(),
    at: new Date(),
    ...given,
  });

  async function charge(card: AttachedCard, given: Partial<ChargeRequest> = {}) {
    const [outcome] = await bench.provider.charge([request(card, given)]);
    if (!outcome) throw new Error('There is no outcome.');
    return outcome;
  }

  describe('cards', () => {
    test('a card that is attached is known by what may be known of it', async () => {
      const card = await cardThat('pays');
      expect(card).toMatchObject({ brand: 'Visa', last4: '4242', expMonth: 12 });
      expect(card.expYear).toBeGreaterThan(new Date().getUTCFullYear());
    });

    test('a card that the bank declines is not kept, and it is said why', async () => {
      expect(await attach(owner(), 'declined')).toEqual({
        kind: 'Refused',
        reason: expect.stringMatching(/\bbank\b.+\.$/),
      });
    });

    test.each(['', 'nonsense', 'seti_0000', 'sandbox_pays; drop table clients'])(
      'a token that is none (%j) is refused in words',
      async (token) => {
        expect(await bench.provider.attach(owner(), token)).toEqual({
          kind: 'Refused',
          reason: expect.stringMatching(/^This card is not known\./),
        });
      },
    );

    test('a card can be forgotten twice', async () => {
      const { reference } = await cardThat('pays');
      await bench.provider.detach(account, reference);
      await expect(bench.provider.detach(account, reference)).resolves.toBeUndefined();
    });
  });

  describe('charges', () => {
    test('a card that pays pays', async () => {
      expect(await charge(await cardThat('pays'))).toEqual({
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
    ] as const)('a card that is %s fails, and it is said how', async (kind, declineCode) => {
      expect(await charge(await cardThat(kind))).toMatchObject({
        status: 'Failed',
        fee: 0,
        failureCode: expect.any(String),
        declineCode: expect.stringMatching(declineCode),
      });
    });

    test('a card that is short at first pays at the second try of the same payment', async () => {
      const card = await cardThat('short');
      const paymentId = newId();
      const first = await charge(card, { paymentId });
      const second = await charge(card, { paymentId, attempt: 2 });
      expect([first, second]).toMatchObject([
        { status: 'Failed', declineCode: 'insufficient_funds' },
        { status: 'Succeeded', declineCode: null },
      ]);
      expect(second.reference).not.toBe(first.reference);
    });

    test('a card pays until its month is over, and then no more', async () => {
      const card = await cardThat('expires');
      expect(await charge(card)).toMatchObject({ status: 'Succeeded' });
      expect(await charge(card, { at: bench.later(32) })).toMatchObject({
        status: 'Failed',
        declineCode: 'expired_card',
      });
    });

    test('many at once are answered in their order', async () => {
      const [pays, declined] = [await cardThat('pays'), await cardThat('declinedLater')];
      const requests = [pays, declined, pays, declined].map((card) => request(card));
      const outcomes = await bench.provider.charge(requests);
      expect(outcomes.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
        requests.map(({ idempotencyKey }) => idempotencyKey),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['Succeeded', 'Failed', 'Succeeded', 'Failed']);
    });

    test('none is asked for, and none is charged', async () => {
      expect(await bench.provider.charge([])).toEqual([]);
    });

    test.each([
      ['JPY', 4900],
      ['KWD', 12_340],
      ['ISK', 490],
    ])('%s is charged in its own minor units', async (currency, amount) => {
      expect(await charge(await cardThat('pays'), { currency, amount })).toMatchObject({
        status: 'Succeeded',
      });
    });
  });

  describe('the same key', () => {
    test('asked with 50 times at once charges once', async () => {
      const card = await cardThat('pays');
      const once = request(card);
      const answers = await Promise.all(Array.from({ length: 50 }, () => bench.provider.charge([once])));
      expect(new Set(answers.map(([outcome]) => outcome?.reference)).size).toBe(1);
      expect(await charge(card)).not.toMatchObject({ reference: answers[0]?.[0]?.reference });
    });

    test('gives a decline again as it was', async () => {
      const once = request(await cardThat('declinedLater'));
      expect(await bench.provider.charge([once])).toEqual(await bench.provider.charge([once]));
    });

    test('with another amount is an error', async () => {
      const once = request(await cardThat('pays'));
      await bench.provider.charge([once]);
      await expect(bench.provider.charge([{ ...once, amount: 5000 }])).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });
  });

  describe('refunds', () => {
    let payment: string;
    beforeEach(async () => {
      payment = String((await charge(await cardThat('pays'))).reference);
    });

    const refundOf = (amount: number, given: Partial<RefundRequest> = {}): RefundRequest => ({
      account,
      idempotencyKey: newId(),
      payment,
      amount,
      currency: 'USD',
      reason: 'CustomerRequest',
      begunAt: new Date(),
      at: new Date(),
      ...given,
    });

    test('all of a payment goes back, in one part or in several', async () => {
      for (const amount of [4000, 900]) {
        expect(await bench.provider.refund(refundOf(amount))).toEqual({
          reference: expect.any(String),
          status: 'Succeeded',
          failure: null,
        });
      }
    });

    test('more than is left fails in words, and gives nothing back', async () => {
      await bench.provider.refund(refundOf(4000));
      expect(await bench.provider.refund(refundOf(901))).toEqual({
        reference: null,
        status: 'Failed',
        failure: expect.stringMatching(/^This is more than is left/),
      });
      expect(await bench.provider.refund(refundOf(900))).toMatchObject({ status: 'Succeeded' });
    });

    test('the same key gives back once, at 50 times at once too', async () => {
      const once = refundOf(100);
      const answers = await Promise.all(Array.from({ length: 50 }, () => bench.provider.refund(once)));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect(await bench.provider.refund(refundOf(4800))).toMatchObject({ status: 'Succeeded' });
    });

    test('the same key with another amount is an error', async () => {
      const once = refundOf(100);
      await bench.provider.refund(once);
      await expect(bench.provider.refund({ ...once, amount: 200 })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    });
  });

  describe('accounts', () => {
    const asked = () => ({
      companyId: company.id,
      idempotencyKey: `again:${company.id}`,
      name: company.name,
      email: company.email,
      country: 'US',
      website: 'https://agency.example.com',
      sandboxAccount: 'sandbox_incomplete',
    });

    test('one key opens one account, which still has to give what is due', async () => {
      const opened = await bench.provider.openAccount(asked());
      expect(await bench.provider.openAccount(asked())).toEqual(opened);
      expect(opened).toMatchObject({ chargesEnabled: false, detailsSubmitted: false, isLive: false });
      expect(opened.currentlyDue).toContain('business_profile.url');
    });

    test('an account says how it stands', async () => {
      const { reference } = await bench.provider.openAccount(asked());
      expect(await bench.provider.accountState({ ...account, reference })).toMatchObject({
        reference,
        disabledReason: 'requirements.past_due',
      });
    });

    test('an account can be given up', async () => {
      await expect(bench.provider.closeAccount(account)).resolves.toBeUndefined();
    });
  });
});
