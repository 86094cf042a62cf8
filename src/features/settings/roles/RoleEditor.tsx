import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import type { RoleFieldsFragment } from '@/api/types';
import { paths } from '@/config/paths';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { useAppDispatch } from '@/state/hooks';
import { rolePreviewed } from '@/state/rolePreviewSlice';
import * as texts from '@/texts/settings/roles';
import { useTeamRights } from '../users/useTeamRights';
import { canUndo, unsavedDrafts, type RoleWithDraft } from './roleDrafts';
import { RoleNotices } from './RoleNotices';
import { RoleSaveBar, RoleSavedBar } from './RoleSaveBar';
import { RoleTable } from './RoleTable';
import { useRoleDrafts } from './useRoleDrafts';
import { useSaveRoles } from './useSaveRoles';

/** Shows the permissions of all roles, and lets Admins change and preview them. */
export function RoleEditor({ roles }: { roles: readonly RoleFieldsFragment[] }) {
  const { isAdmin, canChange } = useTeamRights();
  const { shown, toggle, keep, drop, dropAll } = useRoleDrafts(roles);
  const { save, saved, undo, isSaving } = useSaveRoles(({ role }) => drop(role));
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dirty = shown.filter(({ isDirty }) => isDirty);
  useUnsavedGuard(dirty.length > 0);

  const preview = ({ role, checked }: RoleWithDraft) => {
    dispatch(rolePreviewed({ role, permissions: checked, unsaved: unsavedDrafts(shown) }));
    void navigate(paths.dashboard, { replace: true });
  };

  return (
    <>
      <RoleNotices roles={shown} onKeep={keep} onTakeTheirs={({ role }) => drop(role)} />
      <RoleTable
        roles={shown}
        onToggle={canChange ? (row, permission) => !isSaving && toggle(row, permission) : undefined}
        onPreview={isAdmin ? preview : undefined}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.adminAlwaysHoldsEverything}
        </Typography>
      </RoleTable>
      {canChange && dirty.length > 0 && (
        <RoleSaveBar dirty={dirty} isSaving={isSaving} onSave={() => void save(dirty)} onDiscard={dropAll} />
      )}
      {canChange && <RoleSavedBar saved={canUndo(saved, shown) ? saved : []} onUndo={() => void undo()} />}
    </>
  );
}
