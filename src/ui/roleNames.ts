import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@contract/enums';

export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  Admin: msg`Admin`,
  Staff: msg`Staff`,
  ClientManagement: msg`Client Management`,
};
