import type { Conflict } from '../../../contract/errors';
import type { ClientStatus } from '../../../contract/enums';
import { allowedTransitions } from '../../../contract/clients';
import type { ClientState } from './clientState';
import { t } from '../../lib/i18n/i18n';

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

export const paymentInProgress = (): Refusal => ({
  outcome: 'Refused',
  problem: t('A payment for the current plan is in progress. Try again when it is complete.'),
  reason: 'BeingCharged',
});

/** Returns the refusal of a transition that is not allowed. */
export const illegalTransition = (from: ClientStatus, to: ClientStatus, problem: string): Refusal => ({
  outcome: 'Refused',
  problem,
  conflict: { kind: 'IllegalTransition', from, to, allowed: allowedTransitions(from) },
});
