import type { ClientStatus } from '../../../contract/enums';

/** All allowed status transitions, except that `Restore` can return a client to any earlier status. */
const transitions: Readonly<Record<ClientStatus, readonly ClientStatus[]>> = {
  Invited: ['Trialing', 'Active', 'Deactivated'],
  Trialing: ['Active', 'PastDue', 'Deactivated'],
  Active: ['PastDue', 'Paused', 'Deactivated'],
  PastDue: ['Active', 'Trialing', 'Paused', 'Deactivated'],
  Paused: ['Active', 'Deactivated'],
  Deactivated: ['Invited', 'Trialing', 'Active'],
};

export const allowedTransitions = (from: ClientStatus): readonly ClientStatus[] => transitions[from];
