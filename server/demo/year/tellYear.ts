import type { PaymentMethod } from '../../schema.generated';
import type { DemoClient } from '../clients';
import type { Random } from '../../lib/random';
import { renew, type Life, type Surroundings } from './life';
import { stages } from './stages';

function cardOf(random: Random, today: string): PaymentMethod {
  const [brand, last4] = random.pick([
    ['Visa', '4242'],
    ['Visa', '1881'],
    ['Mastercard', '4444'],
    ['Mastercard', '5100'],
    ['American Express', '0005'],
  ]);
  const expYear = Number(today.slice(0, 4)) + random.below(4);
  return { kind: 'Card', brand, last4, expMonth: 1 + random.below(12), expYear };
}

function beginningOf(demo: DemoClient, around: Surroundings): Life {
  const { id, name, tags, createdAt } = demo.client;
  return {
    ...demo,
    around,
    card: cardOf(demo.random, around.today),
    now: createdAt.toISOString(),
    isTold: false,
    attempts: 0,
    moves: [],
    payments: [],
    refunds: [],
    mails: [],
    standing: {
      id,
      name,
      status: 'Invited',
      statusBefore: null,
      planId: null,
      tags,
      trialEndsAt: null,
      deactivateAt: null,
      deactivatedAt: null,
      deactivatedBy: null,
      deactivationReason: null,
      deactivationNote: null,
      hasCard: true,
      subscription: null,
    },
  };
}

/** Everything that has happened to a client until today, by the product's own rules. */
export function tellYear(demo: DemoClient, around: Surroundings): Life {
  const life = beginningOf(demo, around);
  while (!life.isTold) stages[life.standing.status](life);
  const { status } = life.standing;
  if ((status === 'Active' || status === 'PastDue') && life.standing.deactivateAt === null) {
    renew(life, around.today);
  }
  return life;
}
