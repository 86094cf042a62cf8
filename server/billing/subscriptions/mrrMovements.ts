import { newId } from '../../lib/ids';
import type { MrrMovementKind } from '../../../contract/enums';
import type { Timestamp } from '../../lib/timestamps';
import type { MrrMovement } from './subscriptions.repository';
import { recurringRevenueOf, type Subscription } from './subscription';

/** A client's subscription before and after a change. */
export interface SubscriptionChange {
  clientId: string;
  at: Timestamp;
  before: Subscription | null;
  after: Subscription | null;
}

/** Returns an array with the MRR movement of a change, or an empty array if the revenue stays the same. */
export function mrrMovementsOf({ clientId, at, before, after }: SubscriptionChange): MrrMovement[] {
  const [previous, current] = [recurringRevenueOf(before), recurringRevenueOf(after)];
  const planId = current.planId ?? previous.planId;
  if (planId === null || (previous.isPaying && current.isPaying && previous.mrr === current.mrr)) return [];
  const change = current.mrr - previous.mrr;
  const kind: MrrMovementKind = !previous.isPaying
    ? 'New'
    : !current.isPaying
      ? 'Churned'
      : change > 0
        ? 'Expansion'
        : 'Contraction';
  return [{ id: newId(), clientId, planId, kind, change, mrr: current.mrr, at }];
}
