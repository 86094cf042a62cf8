import { permissions as inOrder } from '../permissionNames';
import { formatList } from '@/lib/formatList';
import type { Permission } from '@/state/operator';
import { roleNames } from '@/state/roleNames';
import type { RoleDraft, RoleDrafts } from '@/state/rolePreviewSlice';
import type { RoleFieldsFragment } from './roles.generated';

/** A role as it stands on the screen. */
export interface RoleOnScreen extends RoleFieldsFragment {
  /** What is ticked, saved or not. */
  ticks: Permission[];
  isDirty: boolean;
  /** Somebody else has saved it since the first tick here. */
  isStale: boolean;
  /** What it opened at the first tick here. */
  base: Permission[];
}

export const namesOf = (roles: readonly RoleOnScreen[]): string =>
  formatList(roles.map(({ role }) => roleNames[role]));

export const areEqual = (some: readonly Permission[], others: readonly Permission[]): boolean =>
  some.length === others.length && some.every((permission) => others.includes(permission));

/** What the server said of a role, under what was ticked since. */
export function onScreen(role: RoleFieldsFragment, draft: RoleDraft | undefined): RoleOnScreen {
  const { ticks, base } = draft ?? { ticks: role.permissions, base: role.permissions };
  const isDirty = !areEqual(ticks, role.permissions);
  return { ...role, ticks, base, isDirty, isStale: isDirty && !areEqual(base, role.permissions) };
}

export function toggled(
  { ticks, base, isDirty, permissions }: RoleOnScreen,
  permission: Permission,
): RoleDraft {
  const isOn = ticks.includes(permission);
  return {
    ticks: inOrder.filter((one) => (one === permission ? !isOn : ticks.includes(one))),
    base: isDirty ? base : permissions,
  };
}

export const draftsOf = (roles: readonly RoleOnScreen[]): RoleDrafts =>
  Object.fromEntries(
    roles.flatMap(({ role, ticks, base, isDirty }) => (isDirty ? [[role, { ticks, base }]] : [])),
  );

/** Whether every role is still as saved: not changed by another operator, and without unsaved changes. */
export const canUndo = (saved: readonly RoleOnScreen[], shown: readonly RoleOnScreen[]): boolean =>
  saved.length > 0 &&
  saved.every(({ role, ticks }) =>
    shown.some((row) => row.role === role && !row.isDirty && areEqual(row.permissions, ticks)),
  );

const mostNamed = 5;

export interface People {
  count: number;
  /** How many of them have not joined yet. */
  invited: number;
  /** Of those who have. */
  names: string[];
}

/** Whom a change of these roles touches: everybody counted, the first who have joined by name. */
export const peopleOf = (
  roles: readonly Pick<RoleFieldsFragment, 'operatorCount' | 'invitedCount' | 'operatorNames'>[],
): People => ({
  count: roles.reduce((sum, { operatorCount }) => sum + operatorCount, 0),
  invited: roles.reduce((sum, { invitedCount }) => sum + invitedCount, 0),
  names: roles.flatMap(({ operatorNames }) => operatorNames).slice(0, mostNamed),
});
