import type { Conflict } from '../../../contract/errors';
import type { ClientStatus } from '../../../contract/enums';
import { allowedTransitions } from '../../../contract/clients';
import type { ClientState } from './clientState';

export interface Refusal {
  outcome: 'Refused';
  /** A sentence without the client's name, so that one message can cover many clients. */
  problem: string;
  conflict?: Conflict<Date>;
  /** The input field that caused the refusal. */
  field?: string;
  /** Identifies the refusal for callers that show their own message. */
  reason?: 'BeingCharged';
}

/** The effect of a command on one client. */
export type ChangeResult = { outcome: 'Changed'; next: ClientState } | { outcome: 'Unchanged' } | Refusal;

export const changed = (next: ClientState): ChangeResult => ({ outcome: 'Changed', next });

export const unchanged: ChangeResult = { outcome: 'Unchanged' };

export const refused = (problem: string, field?: string): Refusal => ({ outcome: 'Refused', problem, field });

export const paymentInProgress: Refusal = {
  outcome: 'Refused',
  problem: 'The payment for the current plan is in progress. Try again once it has succeeded or failed.',
  reason: 'BeingCharged',
};

export const statusLabels: Readonly<Record<ClientStatus, string>> = {
  Invited: 'Invited clients',
  Trialing: 'Clients on trial',
  Active: 'Active clients',
  PastDue: 'Clients who are past due',
  Paused: 'Paused clients',
  Deactivated: 'Deactivated clients',
};

/** Returns the refusal of a transition that is not allowed. `can` completes "Invited clients can't …". */
export const illegalTransition = (from: ClientStatus, to: ClientStatus, can: string): Refusal => ({
  outcome: 'Refused',
  problem: `${statusLabels[from]} can't ${can}.`,
  conflict: { kind: 'IllegalTransition', from, to, allowed: allowedTransitions(from) },
});
