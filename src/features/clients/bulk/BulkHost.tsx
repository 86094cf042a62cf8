import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/clients/bulk';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { BulkResult } from './BulkResult';
import { type BulkDetails, useGetClientBulkActionsQuery } from './bulkApi';
import { statusText } from './bulkLabels';
import { bulkHistory, useBulkParam } from './useBulkParam';

interface BulkHistoryProps {
  titleId: string;
  onOpen: (bulk: string) => void;
  onClose: () => void;
}

/** Lists the latest bulk actions of all operators of the company. */
function BulkHistory({ titleId, onOpen, onClose }: BulkHistoryProps) {
  const { data, error, refetch } = useGetClientBulkActionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const bulks = data?.clientBulkActions;

  return (
    <>
      <DialogTitle id={titleId}>{texts.bulkActions}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </>
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
  const titleId = useId();
  const [bulk, setBulk] = useBulkParam();
  const close = () => setBulk('');

  return (
    <Dialog open={bulk !== ''} onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      {bulk === bulkHistory ? (
        <BulkHistory titleId={titleId} onOpen={setBulk} onClose={close} />
      ) : (
        bulk !== '' && <BulkResult key={bulk} id={bulk} titleId={titleId} onOpen={setBulk} onClose={close} />
      )}
    </Dialog>
  );
}
