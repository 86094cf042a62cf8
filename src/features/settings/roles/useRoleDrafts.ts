import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Permission, Role } from '@contract/enums';
import type { RoleFieldsFragment } from '@/api/types';
import type { RoleDrafts } from '@/state/rolePreviewSlice';
import { withDraft, togglePermission, type RoleWithDraft } from './roleDrafts';

/**
 * Manages unsaved permission changes. Returning from a role preview restores them from the location state.
 */
export function useRoleDrafts(roles: readonly RoleFieldsFragment[]) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { unsaved?: RoleDrafts } | null };
  const [drafts, setDrafts] = useState<RoleDrafts>(state?.unsaved ?? {});

  const isRestored = Boolean(state?.unsaved);
  useEffect(() => {
    // Clears the location state, so that a reload shows the saved permissions.
    if (isRestored) void navigate('.', { replace: true, state: null });
  }, [isRestored, navigate]);

  const shown = roles.map((row) => withDraft(row, drafts[row.role]));
  const drop = (role: Role) => setDrafts(({ [role]: _dropped, ...others }) => others);

  return {
    shown,
    toggle: (row: RoleWithDraft, permission: Permission) =>
      setDrafts((previous) => ({ ...previous, [row.role]: togglePermission(row, permission) })),
    /** Keeps the unsaved changes and bases them on another operator's save. */
    keep: ({ role, checked, permissions }: RoleWithDraft) =>
      setDrafts((previous) => ({ ...previous, [role]: { checked, base: permissions } })),
    drop,
    dropAll: () => setDrafts({}),
  };
}
