import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Permission, permissions as allPermissions } from '@contract/enums';
import { paths } from '@/config/paths';
import { roleNames } from '@/ui/roleNames';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Link } from '@/ui/Link';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { permissionNames } from '../permissionNames';
import type { RoleWithDraft } from './roleDrafts';

interface PermissionCellProps {
  row: RoleWithDraft;
  permission: Permission;
  /** Undefined for operators who cannot change roles. */
  onToggle: ((row: RoleWithDraft, permission: Permission) => void) | undefined;
}

function PermissionCell({ row, permission, onToggle }: PermissionCellProps) {
  const { t } = useLingui();
  const isOn = row.checked.includes(permission);
  const isChanged = isOn !== row.permissions.includes(permission);
  return (
    <TableCell sx={isChanged ? ({ palette }) => ({ bgcolor: palette.tones.amber.soft }) : undefined}>
      {onToggle ? (
        <Checkbox
          label={t({
            message: `${{ role: t(roleNames[row.role]) }}: ${{ permission: t(permissionNames[permission].name) }}`,
            comment: 'A checkbox that grants a permission to a role',
          })}
          isOn={isOn}
          isDisabled={row.isFixed}
          onChange={() => onToggle(row, permission)}
        />
      ) : (
        <PermissionIcon isGranted={isOn} />
      )}
      {isChanged && (
        <Box component="span" sx={visuallyHidden}>
          {t`Unsaved`}
        </Box>
      )}
    </TableCell>
  );
}

const PermissionIcon = ({ isGranted }: { isGranted: boolean }) => {
  const { t } = useLingui();
  return isGranted ? (
    <CheckIcon color="success" titleAccess={t`Yes`} />
  ) : (
    <RemoveIcon color="disabled" titleAccess={t`No`} />
  );
};

interface RoleColumnHeaderProps {
  row: RoleWithDraft;
  /** Undefined if the role cannot be previewed. */
  onPreview: (() => void) | undefined;
}

function RoleColumnHeader({ row: { role, operatorCount }, onPreview }: RoleColumnHeaderProps) {
  const { t } = useLingui();
  const roleName = t(roleNames[role]);
  return (
    <TableCell sx={{ minWidth: 116, verticalAlign: 'top' }}>
      <Typography variant="subtitle2" component="span" sx={{ display: 'block', color: 'text.primary' }}>
        {roleName}
      </Typography>
      <Link
        to={`${paths.users}?role=${role}`}
        aria-label={t`${plural(operatorCount, { one: `# user with the role ${roleName}`, other: `# users with the role ${roleName}` })}`}
      >
        {t`${plural(operatorCount, { one: '# user', other: '# users' })}`}
      </Link>
      {onPreview && (
        <Box sx={{ mt: 0.75 }}>
          <Button size={1} variant="soft" onClick={onPreview} aria-label={t`Preview as ${roleName}`}>
            {t({ message: 'Preview', context: 'button' })}
          </Button>
        </Box>
      )}
    </TableCell>
  );
}

interface RoleTableProps {
  /** Undefined while the roles load. */
  roles?: readonly RoleWithDraft[];
  onToggle?: ((row: RoleWithDraft, permission: Permission) => void) | undefined;
  onPreview?: ((row: RoleWithDraft) => void) | undefined;
  /** Rendered below the table, inside its panel. */
  children?: ReactNode;
}

// The column of permissions stays visible during horizontal scrolling.
const firstColumnSx = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 148, sm: 240 },
  maxWidth: { xs: 164, sm: 'none' },
} as const;

export function RoleTable({ roles, onToggle, onPreview, children }: RoleTableProps) {
  const { t } = useLingui();
  const title = t`Permissions by role`;
  const previewHandler = (row: RoleWithDraft) =>
    onPreview && !row.isFixed ? () => onPreview(row) : undefined;

  return (
    <Panel isFlush>
      <TableContainer role="region" aria-label={title} tabIndex={0} sx={{ position: 'relative' }}>
        <Table aria-label={title} aria-busy={!roles}>
          <TableHead>
            <TableRow>
              <TableCell sx={firstColumnSx}>{t`Permission`}</TableCell>
              {roles?.map((row) => (
                <RoleColumnHeader key={row.role} row={row} onPreview={previewHandler(row)} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {!roles && <SkeletonRows rows={5} columns={4} />}
            {(roles ? allPermissions : []).map((permission) => (
              <TableRow key={permission}>
                <TableCell component="th" scope="row" sx={firstColumnSx}>
                  {t(permissionNames[permission].name)}
                  <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    {t(permissionNames[permission].description)}
                  </Typography>
                </TableCell>
                {roles?.map((row) => (
                  <PermissionCell key={row.role} row={row} permission={permission} onToggle={onToggle} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {children && <Box sx={{ px: 2, py: 1.5, display: 'grid', gap: 1 }}>{children}</Box>}
    </Panel>
  );
}
