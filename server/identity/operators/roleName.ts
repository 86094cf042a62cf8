import type { Role } from '../../../contract/enums';

export const roleName = (role: Role): string => (role === 'ClientManagement' ? 'Client Management' : role);
