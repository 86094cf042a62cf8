import { i18n } from '@lingui/core';
import { type Permission, permissions } from '@contract/enums';
import type { RoleFieldsFragment } from '@/api/types';
import { formatList } from '@/lib/format';
import type { RoleDraft, RoleDrafts } from '@/state/rolePreviewSlice';
import { roleNames } from '@/ui/roleNames';

/** A role with its unsaved permission changes. */
export interface RoleWithDraft extends RoleFieldsFragment {
  /** The checked permissions, saved or not. */
  checked: Permission[];
  isDirty: boolean;
  /** True if the unsaved changes are based on permissions that another operator has changed since. */
  isStale: boolean;
  /** The saved permissions on which the unsaved changes are based. */
  base: Permission[];
}

export const roleNameList = (roles: readonly RoleWithDraft[]): string =>
  formatList(roles.map(({ role }) => i18n._(roleNames[role])));

export const haveSamePermissions = (
  permissions: readonly Permission[],
  others: readonly Permission[],
): boolean =>
  permissions.length === others.length && permissions.every((permission) => others.includes(permission));

export function withDraft(role: RoleFieldsFragment, draft: RoleDraft | undefined): RoleWithDraft {
  const { checked, base } = draft ?? { checked: role.permissions, base: role.permissions };
  const isDirty = !haveSamePermissions(checked, role.permissions);
  return {
    ...role,
    checked,
    base,
    isDirty,
    isStale: isDirty && !haveSamePermissions(base, role.permissions),
  };
}

export function togglePermission(
  { checked, base, isDirty, permissions: saved }: RoleWithDraft,
  permission: Permission,
): RoleDraft {
  const isOn = checked.includes(permission);
  return {
    checked: permissions.filter((candidate) =>
      candidate === permission ? !isOn : checked.includes(candidate),
    ),
    base: isDirty ? base : saved,
  };
}

export const unsavedDrafts = (roles: readonly RoleWithDraft[]): RoleDrafts =>
  Object.fromEntries(
    roles.flatMap(({ role, checked, base, isDirty }) => (isDirty ? [[role, { checked, base }]] : [])),
  );

/**
 * Returns whether the last save can be undone: each role still has the saved permissions and no unsaved
 * changes.
 */
export const canUndo = (saved: readonly RoleWithDraft[], shown: readonly RoleWithDraft[]): boolean =>
  saved.length > 0 &&
  saved.every(({ role, checked }) =>
    shown.some((row) => row.role === role && !row.isDirty && haveSamePermissions(row.permissions, checked)),
  );

const maxNames = 5;

export interface AffectedOperators {
  count: number;
  /** Number of operators who have not accepted their invitation yet. */
  invited: number;
  /** Names of up to five operators who have joined. */
  names: string[];
}

/** Returns the number and names of the operators that a change of these roles affects. */
export const affectedOperators = (
  roles: readonly Pick<RoleFieldsFragment, 'operatorCount' | 'invitedCount' | 'operatorNames'>[],
): AffectedOperators => ({
  count: roles.reduce((sum, { operatorCount }) => sum + operatorCount, 0),
  invited: roles.reduce((sum, { invitedCount }) => sum + invitedCount, 0),
  names: roles.flatMap(({ operatorNames }) => operatorNames).slice(0, maxNames),
});
