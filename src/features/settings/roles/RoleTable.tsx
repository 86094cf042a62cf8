import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatCount } from '@/lib/format';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { permissionNames, permissions, roleNames } from '../permissionNames';
import type { GetRolesQuery } from './roles.generated';

type RoleRow = GetRolesQuery['roles'][number];

export function RoleTable({ roles }: { roles: readonly RoleRow[] | undefined }) {
  return (
    <Panel isFlush>
      <TableContainer role="region" aria-label="What each role opens" tabIndex={0}>
        <Table aria-label="What each role opens">
          <TableHead>
            <TableRow>
              <TableCell>Permission</TableCell>
              {roles?.map((row) => (
                <TableCell key={row.role}>
                  {roleNames[row.role]}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {formatCount(row.operatorCount, 'member')}
                  </Typography>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {!roles && <SkeletonRows rows={5} columns={4} />}
            {(roles ? permissions : []).map((permission) => (
              <TableRow key={permission}>
                <TableCell component="th" scope="row">
                  {permissionNames[permission].name}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {permissionNames[permission].opens}
                  </Typography>
                </TableCell>
                {roles?.map((row) => (
                  <TableCell key={row.role}>
                    <Verdict isHeld={row.permissions.includes(permission)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}

const Verdict = ({ isHeld }: { isHeld: boolean }) =>
  isHeld ? <CheckIcon color="success" titleAccess="Yes" /> : <RemoveIcon color="disabled" titleAccess="No" />;
