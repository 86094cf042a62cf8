import fc from 'fast-check';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import { findImbalances } from '../../testing/findImbalances';
import { propertyRuns } from '../../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import {
  attemptsUnderWay,
  beginPayments,
  beginRefund,
  beginRetries,
  recordProviderPayment,
  settleAttempts,
  settleRefund,
} from './ledger';
import { listPayments } from './service';
import { aPayment } from './testPayments';
import { Bank } from './testing/bank';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

interface Scene {
  company: TestCompany;
  clientIds: string[];
  bank: Bank;
  paymentIds: string[];
  refunds: { id: string; paymentId: string; amount: number }[];
}

const newScene = async (): Promise<Scene> => {
  const company = await world.company();
  const clients = await Promise.all([1, 2].map(() => world.client(company, { status: 'Active' })));
  return { company, clientIds: clients.map(({ id }) => id), bank: new Bank(), paymentIds: [], refunds: [] };
};

interface Step {
  kind: keyof typeof steps;
  which: number;
  part: number;
  yes: boolean;
  /** The process dies before the transaction commits. */
  isCut: boolean;
}

class Cut extends Error {}

/** A transaction as a job runs it: cut off or refused, it leaves nothing. */
async function within(
  { company }: Scene,
  { isCut }: Step,
  work: (db: Db) => Promise<unknown>,
): Promise<boolean> {
  const running = world.services.database.inCompany(company.id, async (db) => {
    await work(db);
    if (isCut) throw new Cut('cut off');
  });
  return running.then(
    () => true,
    (error: { code?: string }) => {
      if (error instanceof Cut || error.code === 'CONFLICT') return false;
      throw error;
    },
  );
}

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(all.length, 1)];

async function asksBank(scene: Scene, { which, yes }: Step) {
  const { company, bank } = scene;
  const underWay = await world.services.database.inCompany(company.id, (db) =>
    attemptsUnderWay(db, company.id, 100),
  );
  const attempt = pick(underWay, which);
  return attempt && { attempt, told: bank.charge(attempt, yes) };
}

const steps = {
  async charge(scene: Scene, step: Step) {
    const payment = aPayment(pick(scene.clientIds, step.which) ?? null, { amount: 100 + step.part, fee: 0 });
    const isDone = await within(scene, step, async (db) => {
      await beginPayments(db, scene.company.id, [payment]);
    });
    if (isDone) scene.paymentIds.push(payment.id);
  },
  async settle(scene: Scene, step: Step) {
    const asked = await asksBank(scene, step);
    if (!asked) return;
    const { attempt, told } = asked;
    const { reference, fee, failureCode, declineCode, settledAt } = told;
    const status = told.status === 'Succeeded' ? 'Succeeded' : 'Failed';
    const outcome = { reference, status, fee, failureCode, declineCode } as const;
    await within(scene, step, (db) =>
      settleAttempts(db, scene.company.id, [
        {
          attemptId: attempt.id,
          paymentId: attempt.paymentId,
          outcome,
          provider: 'Sandbox',
          nextRetryAt: status === 'Failed' && step.part % 2 === 0 ? new Date('2027-06-01') : null,
          at: settledAt ?? new Date(),
        },
      ]),
    );
  },
  async charged(scene: Scene, step: Step) {
    await asksBank(scene, step);
  },
  async retry(scene: Scene, step: Step) {
    const paymentId = pick(scene.paymentIds, step.which);
    if (!paymentId) return;
    await within(scene, step, async (db) => {
      const retry = { paymentId, trigger: 'RetryManual', cardId: null, method: null } as const;
      await beginRetries(db, scene.company.id, [retry, retry], new Date('2027-02-01'));
    });
  },
  async refund(scene: Scene, step: Step) {
    const paymentId = pick(scene.paymentIds, step.which);
    if (!paymentId) return;
    const refund = { id: newId(), paymentId, amount: 1 + step.part };
    const isDone = await within(scene, step, (db) =>
      beginRefund(db, scene.company.id, {
        ...refund,
        reason: 'CustomerRequest',
        status: 'Pending',
        createdBy: null,
        createdAt: new Date('2027-03-01'),
      }),
    );
    if (isDone) scene.refunds.push(refund);
  },
  async settleRefund(scene: Scene, step: Step) {
    const refund = pick(scene.refunds, step.which);
    if (!refund) return;
    const { id, paymentId, amount } = refund;
    const made = scene.bank.refund(paymentId, id, amount, step.yes ? 'Succeeded' : 'Pending');
    const { reference, status, failure } = made;
    await within(scene, step, (db) =>
      settleRefund(db, scene.company.id, id, { reference, status, failure }, new Date('2027-03-02')),
    );
  },
  bankRefunds(scene: Scene, { which, part, yes }: Step) {
    const paymentId = pick(scene.bank.paymentIds, which);
    if (paymentId && part < scene.bank.left(paymentId)) {
      scene.bank.refund(paymentId, null, part + 1, yes ? 'Succeeded' : 'Pending');
    }
    return Promise.resolve();
  },
  bankSettlesRefund(scene: Scene, { which, yes }: Step) {
    const paymentId = pick(scene.bank.paymentIds, which);
    if (paymentId) scene.bank.settleRefund(paymentId, yes ? 'Succeeded' : 'Failed');
    return Promise.resolve();
  },
  disputes(scene: Scene, { which, part }: Step) {
    const paymentId = pick(scene.bank.paymentIds, which);
    const status = pick(['NeedsResponse', 'UnderReview', 'Won', 'Lost'] as const, part);
    if (paymentId && status) scene.bank.dispute(paymentId, status);
    return Promise.resolve();
  },
  async tell(scene: Scene, step: Step) {
    const paymentId = pick(scene.bank.paymentIds, step.which);
    const told = paymentId && scene.bank.told(paymentId, step.yes ? 0 : step.part % 4);
    if (!told) return;
    const teller = { provider: 'Sandbox', direction: 'Incoming' } as const;
    await within(scene, step, (db) => recordProviderPayment(db, scene.company.id, teller, told));
  },
} as const;

const kinds = Object.keys(steps) as (keyof typeof steps)[];

const story = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds, 'charge' as const, 'settle' as const, 'settle' as const, 'tell' as const),
    which: fc.nat(5),
    part: fc.nat(99),
    yes: fc.boolean(),
    isCut: fc.boolean(),
  }),
  { minLength: 10, maxLength: 40 },
);

const totalsOf = async ({ company }: Scene) => {
  const ctx = await world.as(company, 'MANAGE_PAYMENTS');
  return (await listPayments(ctx, {})).totals;
};

test('gross − refunded = net at every step, whatever is charged, refunded, disputed, told twice or late, or cut off', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const scene = await newScene();
      for (const step of told) {
        await steps[step.kind](scene, step);
        expect(await findImbalances(world.services.database, scene.company.id)).toEqual({});
        const { gross, refunded, net } = await totalsOf(scene);
        expect(gross - refunded).toBe(net);
      }
    }),
    propertyRuns({ gate: 4, slow: 30 }),
  );
}, 120_000);

test('once everything has been told, our books are the provider’s', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const scene = await newScene();
      for (const step of told) await steps[step.kind](scene, step);
      const usual = { part: 0, yes: true, isCut: false };
      for (const [which] of scene.paymentIds.entries()) {
        await steps.settle(scene, { kind: 'settle', which, ...usual });
      }
      for (const [which] of scene.refunds.entries()) {
        await steps.settleRefund(scene, { kind: 'settleRefund', which, ...usual });
      }
      for (const [which] of scene.bank.paymentIds.entries()) {
        scene.bank.settleRefund(scene.bank.paymentIds[which] ?? '', 'Succeeded');
        await steps.tell(scene, { kind: 'tell', which, ...usual });
      }
      expect(await findImbalances(world.services.database, scene.company.id)).toEqual({});
      expect(await totalsOf(scene)).toMatchObject(scene.bank.sums());
    }),
    propertyRuns({ gate: 4, slow: 30 }),
  );
}, 120_000);
