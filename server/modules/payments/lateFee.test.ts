import { imbalances } from '../../testing/books';
import { openWorld, type World } from '../../testing/world';
import { findPayment } from './detail';
import { attemptsUnderWay, beginPayments, recordProviderPayment } from './ledger';
import { listPayments } from './service';
import { Bank } from './testing/bank';
import { Till } from './testing/till';
import { aPayment } from './testPayments';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

test('a fee that the provider knows only after the payment came in is taken down, and never forgotten again', async () => {
  const till = await Till.open(world);
  const client = await till.scene.client();
  const payment = aPayment(client.id, { provider: null, fee: 0 });
  const { id } = payment;
  const bank = new Bank();
  const tell = (fee: number) => {
    const told = bank.told(id);
    if (!told) throw new Error('The bank knows nothing of it.');
    return till.within((db) =>
      recordProviderPayment(
        db,
        till.companyId,
        { provider: 'Stripe', direction: 'Incoming' },
        { ...told, fee },
      ),
    );
  };

  await till.within((db) => beginPayments(db, till.companyId, [payment]));
  const [attempt] = await till.within((db) => attemptsUnderWay(db, till.companyId, 1));
  if (attempt) bank.charge(attempt, true);

  const fees: number[] = [];
  for (const fee of [0, 320, 0]) {
    await tell(fee);
    const { payment: shown } = await findPayment(till.ctx, id);
    expect(shown).toMatchObject({ status: 'Succeeded', amount: 10_000, net: 10_000 });
    expect((await listPayments(till.ctx, {})).totals.fees).toBe(shown.fee);
    fees.push(shown.fee);
  }
  expect(fees).toEqual([0, 320, 320]);
  expect(await imbalances(world.services.database, till.companyId)).toEqual({});
});
