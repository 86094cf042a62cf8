import type { ListName, Permission } from '../../../contract/enums';

/** The permission that a list requires, also for its columns and saved views. */
export const listPermissions: Readonly<Record<ListName, Permission>> = {
  Clients: 'MANAGE_CLIENT_MANAGEMENT',
  IncomingPayments: 'MANAGE_PAYMENTS',
  OutgoingPayments: 'MANAGE_PAYMENTS',
};
