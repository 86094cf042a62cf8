import type { Conflict } from '../../errors';
import type { ClientStatus } from '../../schema.generated';
import { allowedMoves } from './moves';
import type { ClientStanding } from './standing';

export interface Refusal {
  outcome: 'Refused';
  /** A sentence that names nobody, so that it can stand for many clients. */
  problem: string;
  conflict?: Conflict;
  /** What of the input it is about. */
  field?: string;
  /** For callers that word the refusal themselves. */
  reason?: 'BeingCharged';
}

/** What becomes of a client by a verb. */
export type Change = { outcome: 'Changed'; next: ClientStanding } | { outcome: 'Unchanged' } | Refusal;

export const changed = (next: ClientStanding): Change => ({ outcome: 'Changed', next });

export const unchanged: Change = { outcome: 'Unchanged' };

export const refused = (problem: string, field?: string): Refusal => ({ outcome: 'Refused', problem, field });

export const beingCharged: Refusal = {
  outcome: 'Refused',
  problem: 'The payment for the current plan is in progress. Try again once it has succeeded or failed.',
  reason: 'BeingCharged',
};

export const nameOf: Readonly<Record<ClientStatus, string>> = {
  Invited: 'Invited clients',
  Trialing: 'Clients on trial',
  Active: 'Active clients',
  PastDue: 'Clients who are past due',
  Paused: 'Paused clients',
  Deactivated: 'Deactivated clients',
};

/** `can` goes on from "Invited clients can't …". */
export const illegalMove = (from: ClientStatus, to: ClientStatus, can: string): Refusal => ({
  outcome: 'Refused',
  problem: `${nameOf[from]} can't ${can}.`,
  conflict: { kind: 'IllegalMove', from, to, allowed: allowedMoves(from) },
});
