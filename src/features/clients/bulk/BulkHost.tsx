import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/clients/bulk';
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
  const { data, error, refetch } = useGetClientBulkActionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const bulks = data?.clientBulkActions;

  return (
    <DialogBody title={texts.bulkActions} onClose={onClose}>
      {error && !bulks && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !bulks && <Skeleton height={120} />}
      {bulks?.length === 0 && (
        <EmptyState title={texts.noBulkActionsYet}>{texts.selectClientsInTheList}</EmptyState>
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
        {statusText(bulk)}
        {bulk.isUndone && texts.undone}
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
