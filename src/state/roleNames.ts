import type { Role } from './operator';

export const roleNames: Readonly<Record<Role, string>> = {
  Admin: 'Admin',
  Staff: 'Staff',
  ClientManagement: 'Client Management',
};
