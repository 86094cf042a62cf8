import type { Role } from '@contract/enums';

export const roleNames: Readonly<Record<Role, string>> = {
  Admin: 'Admin',
  Staff: 'Staff',
  ClientManagement: 'Client Management',
};
