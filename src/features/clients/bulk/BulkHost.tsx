import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import { DialogBody, DialogFrame } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { BulkResult } from './BulkResult';
import { type BulkDetails, useGetClientBulkActionsQuery } from './bulkApi';
import { statusText } from './bulkLabels';
import { bulkHistory, useBulkParam } from './useBulkParam';

interface BulkHistoryProps {
  onOpen: (bulk: string) => void;
  onClose: () => void;
}

/** Lists the latest bulk actions of all operators of the company. */
function BulkHistory({ onOpen, onClose }: BulkHistoryProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useGetClientBulkActionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const bulks = data?.clientBulkActions;

  return (
    <DialogBody title={t`Bulk actions`} onClose={onClose}>
      {error && !bulks && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !bulks && <Skeleton height={120} />}
      {bulks?.length === 0 && (
        <EmptyState title={t`No bulk actions yet`}>
          {t`To start one, select clients in the list. You can tag, pause, deactivate, or export many clients at once.`}
        </EmptyState>
      )}
      {bulks && bulks.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {bulks.map((bulk) => (
            <li key={bulk.id}>
              <BulkEntry bulk={bulk} onOpen={() => onOpen(bulk.id)} />
            </li>
          ))}
        </Box>
      )}
    </DialogBody>
  );
}

function BulkEntry({ bulk, onOpen }: { bulk: BulkDetails; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'start',
        px: 1,
        py: 1.25,
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{bulk.summary}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bulk.isUndone ? t`${{ status: statusText(bulk) }} (undone)` : statusText(bulk)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bulk.createdByName}, {formatDate(bulk.createdAt, 'dateTime')}
      </Typography>
    </ButtonBase>
  );
}

/** Shows the bulk action or the history that the URL names, so that it stays open after a reload. */
export default function BulkHost() {
  const [bulk, setBulk] = useBulkParam();
  const close = () => setBulk('');

  if (bulk === '') return null;
  return (
    <DialogFrame onClose={close}>
      {bulk === bulkHistory ? (
        <BulkHistory onOpen={setBulk} onClose={close} />
      ) : (
        <BulkResult key={bulk} id={bulk} onOpen={setBulk} onClose={close} />
      )}
    </DialogFrame>
  );
}
