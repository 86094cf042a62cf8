import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Permission, Role } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import type { RoleFieldsFragment } from '@/api/types';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { useAppDispatch } from '@/state/hooks';
import { type RoleDrafts, rolePreviewed } from '@/state/rolePreviewSlice';
import { roleNames } from '@/ui/roleNames';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { TeamRightsNotice, useTeamRights } from '../users/teamRights';
import {
  canUndo,
  roleNameList,
  type RoleWithDraft,
  togglePermission,
  unsavedDrafts,
  withDraft,
} from './roleDrafts';
import { useGetRolesQuery, useUpdateRolePermissionsMutation } from './rolesApi';
import { RoleSaveBar, RoleSavedBar } from './RoleSaveBar';
import { RoleTable } from './RoleTable';

interface RoleNoticesProps {
  roles: readonly RoleWithDraft[];
  onKeep: (row: RoleWithDraft) => void;
  onTakeTheirs: (row: RoleWithDraft) => void;
}

/** Warns about concurrent changes by other operators and about roles without permissions. */
function RoleNotices({ roles, onKeep, onTakeTheirs }: RoleNoticesProps) {
  return roles.map((row) => (
    <RoleNotice key={row.role} row={row} onKeep={() => onKeep(row)} onTakeTheirs={() => onTakeTheirs(row)} />
  ));
}

interface RoleNoticeProps {
  row: RoleWithDraft;
  onKeep: () => void;
  onTakeTheirs: () => void;
}

function RoleNotice({ row, onKeep, onTakeTheirs }: RoleNoticeProps) {
  const { t } = useLingui();
  const { changedBy, changedAt } = row;
  const name = t(roleNames[row.role]);
  return (
    <>
      {row.isStale && (
        <Notice
          tone="red"
          title={
            changedBy === null
              ? t`Another user changed the ${name} role`
              : t`${changedBy} changed the ${name} role`
          }
        >
          <span>
            {changedAt && t`Saved on ${{ date: formatDate(changedAt, 'dateTime') }}.`}{' '}
            {t`Your changes aren’t saved yet. Differences from the saved version are highlighted.`}
          </span>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            <Button size={1} variant="soft" color="gray" onClick={onTakeTheirs}>
              {t`Use their version`}
            </Button>
            <Button size={1} variant="soft" onClick={onKeep}>
              {t`Keep my changes`}
            </Button>
          </Box>
        </Notice>
      )}
      {row.checked.length === 0 && (
        <Notice tone="amber" title={t`${name} has no permissions`}>
          {t`Users with this role see only Start-up Packs and Marketing Templates.`}
        </Notice>
      )}
    </>
  );
}

/** Saves roles one by one, stops at the first error, and can undo the last save. */
function useSaveRoles(onSaved: (row: RoleWithDraft) => void) {
  const { t } = useLingui();
  const [update, { isLoading }] = useUpdateRolePermissionsMutation();
  const [saved, setSaved] = useState<readonly RoleWithDraft[]>([]);

  async function undo() {
    setSaved([]);
    try {
      for (const { role, permissions, checked } of saved)
        await update({ input: { role, permissions, expected: checked } }).unwrap();
      toast.success(t`Changes to ${{ names: roleNameList(saved) }} undone`);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  async function save(rows: readonly RoleWithDraft[]) {
    setSaved([]);
    try {
      for (const row of rows) {
        const { role, checked, base } = row;
        await update({ input: { role, permissions: checked, expected: base } }).unwrap();
        setSaved((previous) => [...previous, row]);
        onSaved(row);
      }
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  return { save, saved, undo, isSaving: isLoading };
}

/**
 * Manages unsaved permission changes. Returning from a role preview restores them from the location state.
 */
function useRoleDrafts(roles: readonly RoleFieldsFragment[]) {
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

/** Shows the permissions of all roles, and lets Admins change and preview them. */
function RoleEditor({ roles }: { roles: readonly RoleFieldsFragment[] }) {
  const { t } = useLingui();
  const { isAdmin, canChange } = useTeamRights();
  const { shown, toggle, keep, drop, dropAll } = useRoleDrafts(roles);
  const { save, saved, undo, isSaving } = useSaveRoles(({ role }) => drop(role));
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dirty = shown.filter(({ isDirty }) => isDirty);
  useUnsavedChanges(dirty.length > 0);

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
          {t`Admins always have all permissions. All users can open Start-up Packs and Marketing Templates.`}
        </Typography>
      </RoleTable>
      {canChange && dirty.length > 0 && (
        <RoleSaveBar dirty={dirty} isSaving={isSaving} onSave={() => void save(dirty)} onDiscard={dropAll} />
      )}
      {canChange && <RoleSavedBar saved={canUndo(saved, shown) ? saved : []} onUndo={() => void undo()} />}
    </>
  );
}

export default function RolesScreen() {
  const { t } = useLingui();
  return (
    <Stack spacing={2.5}>
      <PageHeader title={t`Roles and Permissions`}>
        <Trans>
          What each role can access. To change who has a role, go to <Link to={paths.users}>Users</Link>.
        </Trans>
      </PageHeader>
      <TeamRightsNotice subject="roles" />
      <Roles />
    </Stack>
  );
}

function Roles() {
  const { data, error, refetch } = useGetRolesQuery(undefined, { refetchOnMountOrArgChange: true });

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return data ? <RoleEditor roles={data.roles} /> : <RoleTable />;
}
