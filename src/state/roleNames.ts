import type { Role } from '@contract/enums';
import * as texts from '@/texts/state';

export const roleNames: Readonly<Record<Role, string>> = {
  Admin: texts.admin,
  Staff: texts.staff,
  ClientManagement: texts.clientManagement,
};
