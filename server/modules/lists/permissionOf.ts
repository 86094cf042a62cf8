import type { ListName, Permission } from '../../schema.generated';

/** What an operator keeps of a list needs what the list itself needs. */
export const permissionOf: Readonly<Record<ListName, Permission>> = {
  Clients: 'MANAGE_CLIENT_MANAGEMENT',
  IncomingPayments: 'MANAGE_PAYMENTS',
  OutgoingPayments: 'MANAGE_PAYMENTS',
};
