import type { Conflict } from '../../../contract/errors';
import type { ClientStatus } from '../../../contract/enums';
import { allowedTransitions } from '../../../contract/clients';
import type { ClientState } from './clientState';
import { refusalText, type RefusalReason } from './refusalTexts';

export interface Refusal {
  outcome: 'Refused';
  reason: RefusalReason;
  /** The text of the reason, in the current language. */
  problem: string;
  conflict?: Conflict<Date>;
  /** The input field that caused the refusal. */
  field?: string;
}

/** The effect of a command on one client. */
export type ChangeResult = { outcome: 'Changed'; next: ClientState } | { outcome: 'Unchanged' } | Refusal;

export const changed = (next: ClientState): ChangeResult => ({ outcome: 'Changed', next });

export const unchanged: ChangeResult = { outcome: 'Unchanged' };

export const refused = (reason: RefusalReason, field?: string): Refusal => ({
  outcome: 'Refused',
  reason,
  problem: refusalText(reason),
  field,
});

/** Returns the refusal of a transition that is not allowed. */
export const illegalTransition = (from: ClientStatus, to: ClientStatus, reason: RefusalReason): Refusal => ({
  ...refused(reason),
  conflict: { kind: 'IllegalTransition', from, to, allowed: allowedTransitions(from) },
});
