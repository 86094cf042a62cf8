import type { ClientStatus } from '../../schema.generated';

/** All allowed status transitions. `Restore` may also reverse a transition to any earlier status. */
const transitions: Readonly<Record<ClientStatus, readonly ClientStatus[]>> = {
  Invited: ['Trialing', 'Active', 'Deactivated'],
  Trialing: ['Active', 'PastDue', 'Deactivated'],
  Active: ['PastDue', 'Paused', 'Deactivated'],
  PastDue: ['Active', 'Trialing', 'Paused', 'Deactivated'],
  Paused: ['Active', 'Deactivated'],
  Deactivated: ['Invited', 'Trialing', 'Active'],
};

export const allowedTransitions = (from: ClientStatus): readonly ClientStatus[] => transitions[from];
