import type { Role } from '../../schema.generated';

/** What people read where a role is named. */
export const roleName = (role: Role): string => (role === 'ClientManagement' ? 'Client Management' : role);
