import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Role } from '@/state/operator';
import type { RoleDrafts } from '@/state/rolePreviewSlice';
import type { Permission } from '@/state/operator';
import { onScreen, toggled, type RoleOnScreen } from './roleDrafts';
import type { RoleFieldsFragment } from './roles.generated';

/** What is ticked on the screen and not saved; a preview brings back what it was started with. */
export function useRoleDrafts(roles: readonly RoleFieldsFragment[]) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { unsaved?: RoleDrafts } | null };
  const [drafts, setDrafts] = useState<RoleDrafts>(state?.unsaved ?? {});

  const isBack = Boolean(state?.unsaved);
  useEffect(() => {
    // Loaded again, the page begins with what is saved.
    if (isBack) void navigate('.', { replace: true, state: null });
  }, [isBack, navigate]);

  const shown = roles.map((row) => onScreen(row, drafts[row.role]));
  const drop = (role: Role) => setDrafts(({ [role]: _dropped, ...others }) => others);

  return {
    shown,
    toggle: (row: RoleOnScreen, permission: Permission) =>
      setDrafts((held) => ({ ...held, [row.role]: toggled(row, permission) })),
    /** Keeps the ticks although somebody else has saved the role since. */
    keep: ({ role, ticks, permissions }: RoleOnScreen) =>
      setDrafts((held) => ({ ...held, [role]: { ticks, base: permissions } })),
    drop,
    dropAll: () => setDrafts({}),
  };
}
