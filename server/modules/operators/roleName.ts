import type { Role } from '../../schema.generated';

export const roleName = (role: Role): string => (role === 'ClientManagement' ? 'Client Management' : role);
