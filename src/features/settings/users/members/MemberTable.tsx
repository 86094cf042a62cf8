import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { roleNames } from '@/state/roleNames';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { SortHeader } from '@/ui/SortHeader';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/settings/users/members';
import type { Member, SortKey } from '../team';
import type { UserList } from '../useUserList';
import { MemberMenu, type MemberMenuProps } from './MemberMenu';
import { joinedText, lastActiveText, MemberName, MemberStatus, twoFactorText } from './MemberParts';

export interface MemberListProps extends Omit<MemberMenuProps, 'member'> {
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
  canChange: boolean;
}

const columns: readonly { order: SortKey; label: string }[] = [
  { order: 'name', label: texts.name },
  { order: 'role', label: texts.role },
  { order: 'status', label: texts.status },
  { order: 'twoFactor', label: texts.twoFactor },
  { order: 'lastActive', label: texts.lastActive },
  { order: 'joined', label: texts.joined },
];

const directionOf = (sort: string, order: SortKey): 'asc' | 'desc' | null => {
  if (sort === order) return 'asc';
  return sort === `-${order}` ? 'desc' : null;
};

export function MemberTable({ list, members, canChange, ...menu }: MemberListProps & { list: UserList }) {
  const { sort, setSort } = list;
  return (
    // Without `relative`, visually hidden elements in a wide table would widen the whole page.
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table aria-label={texts.members} aria-busy={!members}>
        <TableHead>
          <TableRow>
            {columns.map(({ order, label }) => (
              <SortHeader
                key={order}
                label={label}
                order={directionOf(sort, order)}
                onSort={() => setSort(sort === order ? `-${order}` : order)}
              />
            ))}
            {canChange && (
              <TableCell>
                <Box component="span" sx={visuallyHidden}>
                  {texts.actions}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {members ? (
            members.map((member) => (
              <MemberRow key={member.id} member={member} canChange={canChange} {...menu} />
            ))
          ) : (
            <SkeletonRows rows={3} columns={columns.length + Number(canChange)} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

function MemberRow({ member, canChange, ...menu }: MemberMenuProps & { canChange: boolean }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <MemberName member={member} />
      </TableCell>
      <TableCell>{roleNames[member.role]}</TableCell>
      <TableCell>
        <MemberStatus status={member.status} />
      </TableCell>
      <TableCell>{twoFactorText(member)}</TableCell>
      <TableCell>{lastActiveText(member)}</TableCell>
      <TableCell>{joinedText(member)}</TableCell>
      {canChange && (
        <TableCell align="right">
          <MemberMenu member={member} {...menu} />
        </TableCell>
      )}
    </TableRow>
  );
}
