import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { permissions as allPermissions, type Permission } from '@contract/enums';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/SkeletonRows';
import * as texts from '@/texts/settings/roles';
import { permissionNames } from '../permissionNames';
import { PermissionCell } from './PermissionCell';
import { RoleColumnHeader } from './RoleColumnHeader';
import type { RoleWithDraft } from './roleDrafts';

interface RoleTableProps {
  /** Undefined while the roles load. */
  roles?: readonly RoleWithDraft[];
  onToggle?: ((row: RoleWithDraft, permission: Permission) => void) | undefined;
  onPreview?: ((row: RoleWithDraft) => void) | undefined;
  /** Rendered below the table, inside its panel. */
  children?: ReactNode;
}

const title = texts.whatEachRoleOpens;

// The column of permissions stays visible during horizontal scrolling.
const firstColumnSx = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 148, sm: 240 },
  maxWidth: { xs: 164, sm: 'none' },
} as const;

export function RoleTable({ roles, onToggle, onPreview, children }: RoleTableProps) {
  const previewHandler = (row: RoleWithDraft) =>
    onPreview && !row.isFixed ? () => onPreview(row) : undefined;

  return (
    <Panel isFlush>
      <TableContainer role="region" aria-label={title} tabIndex={0} sx={{ position: 'relative' }}>
        <Table aria-label={title} aria-busy={!roles}>
          <TableHead>
            <TableRow>
              <TableCell sx={firstColumnSx}>{texts.permission}</TableCell>
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
                  {permissionNames[permission].name}
                  <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    {permissionNames[permission].description}
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
