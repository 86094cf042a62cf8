import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import { roleNames } from '@/state/roleNames';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/settings/roles';
import type { RoleWithDraft } from './roleDrafts';

interface RoleNoticesProps {
  roles: readonly RoleWithDraft[];
  onKeep: (row: RoleWithDraft) => void;
  onTakeTheirs: (row: RoleWithDraft) => void;
}

/** Warns about concurrent changes by other operators and about roles without permissions. */
export function RoleNotices({ roles, onKeep, onTakeTheirs }: RoleNoticesProps) {
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
  const name = roleNames[row.role];
  return (
    <>
      {row.isStale && (
        <Notice tone="red" title={texts.somebodyElseHasSavedMeanwhile(row.changedBy, name)}>
          <span>
            {texts.whatDiffersFromWhatTheySaved(
              row.changedAt && texts.itWasOn(formatDate(row.changedAt, 'dateTime')),
            )}
          </span>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            <Button size={1} variant="soft" color="gray" onClick={onTakeTheirs}>
              {texts.takeWhatTheySaved}
            </Button>
            <Button size={1} variant="soft" onClick={onKeep}>
              {texts.keepMyTicks}
            </Button>
          </Box>
        </Notice>
      )}
      {row.checked.length === 0 && (
        <Notice tone="amber" title={texts.opensNothing(name)}>
          {texts.whoeverHasThisRoleFindsStart}
        </Notice>
      )}
    </>
  );
}
