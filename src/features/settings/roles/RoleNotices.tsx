import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import { roleNames } from '@/state/roleNames';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { RoleOnScreen } from './roleDrafts';

interface RoleNoticesProps {
  roles: readonly RoleOnScreen[];
  onKeep: (row: RoleOnScreen) => void;
  onTakeTheirs: (row: RoleOnScreen) => void;
}

/** What somebody else saved meanwhile, and roles that would open nothing. */
export function RoleNotices({ roles, onKeep, onTakeTheirs }: RoleNoticesProps) {
  return roles.map((row) => (
    <RoleNotice key={row.role} row={row} onKeep={() => onKeep(row)} onTakeTheirs={() => onTakeTheirs(row)} />
  ));
}

interface RoleNoticeProps {
  row: RoleOnScreen;
  onKeep: () => void;
  onTakeTheirs: () => void;
}

function RoleNotice({ row, onKeep, onTakeTheirs }: RoleNoticeProps) {
  const name = roleNames[row.role];
  return (
    <>
      {row.isStale && (
        <Notice tone="red" title={`${row.changedBy ?? 'Somebody else'} has saved ${name} meanwhile`}>
          <span>
            {row.changedAt && `It was on ${formatDate(row.changedAt, 'dateTime')}. `}
            What differs from what they saved is marked. Nothing of yours is saved yet.
          </span>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            <Button size={1} variant="soft" colour="gray" onClick={onTakeTheirs}>
              Take what they saved
            </Button>
            <Button size={1} variant="soft" onClick={onKeep}>
              Keep my ticks
            </Button>
          </Box>
        </Notice>
      )}
      {row.ticks.length === 0 && (
        <Notice tone="amber" title={`${name} opens nothing`}>
          Whoever has this role finds Start-up Packs and Marketing Templates alone, and lands on the first.
        </Notice>
      )}
    </>
  );
}
