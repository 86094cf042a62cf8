import { newId } from '../../lib/ids';
import type { MovementKind } from '../../schema.generated';
import type { Timestamp } from '../../lib/timestamps';
import type { Movement } from './sql';
import { worthOf, type Subscription } from './subscription';

/** A client's subscription, before and after something happened to it. */
export interface SubscriptionChange {
  clientId: string;
  at: Timestamp;
  before: Subscription | null;
  after: Subscription | null;
}

/** What a change means for MRR, if anything. */
export function movementOf({ clientId, at, before, after }: SubscriptionChange): Movement[] {
  const [was, is] = [worthOf(before), worthOf(after)];
  const planId = is.planId ?? was.planId;
  if (planId === null || (was.isPaying && is.isPaying && was.mrr === is.mrr)) return [];
  const change = is.mrr - was.mrr;
  const kind: MovementKind = !was.isPaying
    ? 'New'
    : !is.isPaying
      ? 'Churned'
      : change > 0
        ? 'Expansion'
        : 'Contraction';
  return [{ id: newId(), clientId, planId, kind, change, mrr: is.mrr, at }];
}
