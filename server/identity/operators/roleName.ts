import type { Role } from '../../platform/api/schema.generated';

export const roleName = (role: Role): string => (role === 'ClientManagement' ? 'Client Management' : role);
