import { imbalances } from '../../testing/books';
import { openWorld, type World } from '../../testing/world';
import { attemptsUnderWay, beginPayments, recordProviderPayment } from './ledger';
import { Bank } from './testing/bank';
import { Till } from './testing/till';
import { aPayment } from './testPayments';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test.each([
  { refund: 'Succeeded', dispute: 6000 },
  { refund: 'Failed', dispute: 10_000 },
] as const)(
  'the bank takes back all while a refund of 40.00 is under way, which has $refund then',
  async ({ refund: outcome, dispute: taken }) => {
    const till = await Till.open(world);
    const payment = aPayment((await till.scene.client()).id, { provider: null, fee: 0 });
    const bank = new Bank();
    await till.within((db) => beginPayments(db, till.companyId, [payment]));
    const [attempt] = await till.within((db) => attemptsUnderWay(db, till.companyId, 1));
    if (!attempt) throw new Error('Nothing is under way.');
    const paid = bank.charge(attempt, true);
    const { createdAt } = paid;
    const dispute = { reference: 'dispute', status: 'Lost', amount: 10_000, createdAt } as const;
    for (const status of ['Pending', 'Pending', outcome, outcome] as const) {
      const refund = { reference: 'refund', refundId: null, amount: 4000, status, failure: null, createdAt };
      await till.within((db) =>
        recordProviderPayment(
          db,
          till.companyId,
          { provider: 'Sandbox', direction: 'Incoming' },
          { ...paid, refunds: [refund], dispute },
        ),
      );
    }
    expect(await till.ask('select status, amount_refunded as refunded from payments')).toEqual([
      { status: 'Disputed', refunded: 10_000 },
    ]);
    expect(await till.ask("select amount from refunds where reason = 'Dispute'")).toEqual([
      { amount: taken },
    ]);
    expect(await imbalances(world.services.database, till.companyId)).toEqual({});
  },
);
