import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { GetOperatorsQuery } from '@/api/session.generated';
import { formatDate } from '@/lib/format';
import { Avatar } from '@/ui/Avatar';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { StatusBadge } from '@/ui/StatusBadge';
import { roleNames } from '../permissionNames';

type OperatorRow = GetOperatorsQuery['operators'][number];

export function UserTable({ operators }: { operators: readonly OperatorRow[] | undefined }) {
  return (
    <Panel isFlush>
      <TableContainer role="region" aria-label="Users" tabIndex={0}>
        <Table aria-label="Users">
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell>Role</TableCell>
              <TableCell>Status</TableCell>
              <TableCell>Last active</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {operators ? (
              operators.map((operator) => <UserRow key={operator.id} operator={operator} />)
            ) : (
              <SkeletonRows rows={3} columns={4} />
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}

function UserRow({ operator }: { operator: OperatorRow }) {
  const isActive = operator.status === 'Active';
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Avatar name={operator.name || operator.email} />
          <span>
            {operator.name}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {operator.email}
            </Typography>
          </span>
        </Stack>
      </TableCell>
      <TableCell>{roleNames[operator.role]}</TableCell>
      <TableCell>
        <StatusBadge tone={isActive ? 'green' : 'amber'}>{isActive ? 'Active' : 'Invited'}</StatusBadge>
      </TableCell>
      <TableCell>
        {operator.lastActiveAt ? formatDate(operator.lastActiveAt, 'dateTime') : 'Not yet'}
      </TableCell>
    </TableRow>
  );
}
