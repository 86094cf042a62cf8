import type { DemoClient } from '../clients';
import { drawWallet, giveCard } from './cards';
import type { Life, Surroundings } from './life';
import { stages } from './stages';

function beginningOf(demo: DemoClient, around: Surroundings): Life {
  const { id, name, tags, createdAt } = demo.client;
  return {
    ...demo,
    around,
    wallet: drawWallet(demo.random),
    card: null,
    now: createdAt.toISOString(),
    isTold: false,
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
      hasCard: !demo.paysElsewhere,
      hasValidCard: !demo.paysElsewhere,
      isCharging: false,
      subscription: null,
    },
  };
}

/** Everything that has happened to a client until today, by the product's own rules. */
export function tellYear(demo: DemoClient, around: Surroundings): Life {
  const life = beginningOf(demo, around);
  while (!life.isTold) stages[life.standing.status](life);
  giveCard(life);
  return life;
}
