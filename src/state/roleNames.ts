import * as texts from '@/texts/state';
import type { Role } from './operator';

export const roleNames: Readonly<Record<Role, string>> = {
  Admin: texts.admin,
  Staff: texts.staff,
  ClientManagement: texts.clientManagement,
};
