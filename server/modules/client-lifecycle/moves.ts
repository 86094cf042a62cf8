import type { ClientStatus } from '../../schema.generated';

/** Every move there is. Undoing takes one of them back, wherever the client came from. */
const moves: Readonly<Record<ClientStatus, readonly ClientStatus[]>> = {
  Invited: ['Trialing', 'Active', 'Deactivated'],
  Trialing: ['Active', 'PastDue', 'Deactivated'],
  Active: ['PastDue', 'Paused', 'Deactivated'],
  PastDue: ['Active', 'Trialing', 'Paused', 'Deactivated'],
  Paused: ['Active', 'Deactivated'],
  Deactivated: ['Invited', 'Trialing', 'Active'],
};

export const allowedMoves = (from: ClientStatus): readonly ClientStatus[] => moves[from];
