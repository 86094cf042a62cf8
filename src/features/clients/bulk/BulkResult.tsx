import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { ProgressBar } from '@/ui/ProgressBar';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/bulk';
import {
  useCancelClientBulkActionMutation,
  useUndoClientBulkActionMutation,
  type BulkDetails,
} from './bulkApi';
import { BulkRows } from './BulkRows';
import { percentDone, statusText } from './bulkLabels';
import { useBulk } from './useBulk';
import { bulkHistory } from './useBulkParam';

interface BulkResultProps {
  id: string;
  titleId: string;
  onOpen: (bulk: string) => void;
  onClose: () => void;
}

export function BulkResult({ id, titleId, onOpen, onClose }: BulkResultProps) {
  const { bulk, error, refetch } = useBulk(id);

  return (
    <>
      <DialogTitle id={titleId}>{bulk?.summary ?? texts.bulkAction}</DialogTitle>
      <DialogContent>
        {error && !bulk ? <ErrorPanel error={error} onRetry={refetch} /> : bulk && <Progress bulk={bulk} />}
      </DialogContent>
      <DialogActions>
        {bulk && <BulkButtons bulk={bulk} onOpen={onOpen} />}
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </>
  );
}

function Progress({ bulk }: { bulk: BulkDetails }) {
  const isRunning = bulk.status === 'Running';

  return (
    <Stack spacing={2}>
      {isRunning ? (
        <>
          <ProgressBar value={percentDone(bulk)} label={statusText(bulk)} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.youCanCloseThisItGoes}
          </Typography>
        </>
      ) : (
        <Typography role="status">{bulk.failure ?? statusText(bulk)}</Typography>
      )}
      {bulk.isUndone && <Typography variant="body2">{texts.thisWasUndone}</Typography>}
      {!isRunning && bulk.kind !== 'Export' && <BulkRows bulk={bulk} />}
    </Stack>
  );
}

function BulkButtons({ bulk, onOpen }: { bulk: BulkDetails; onOpen: (bulk: string) => void }) {
  const [cancel, cancelling] = useCancelClientBulkActionMutation();
  const [undo, undoing] = useUndoClientBulkActionMutation();
  const keyFor = useIdempotencyKey();
  const stop = async () => {
    const result = await cancel({ id: bulk.id });
    if (result.error) toast.error(errorMessage(result.error));
  };
  const undoAction = async () => {
    const result = await undo({ id: bulk.id, idempotencyKey: keyFor(bulk.id) });
    if (result.data) onOpen(result.data.undoClientBulkAction.id);
    else toast.error(errorMessage(result.error));
  };

  return (
    <>
      <Button color="gray" variant="text" onClick={() => onOpen(bulkHistory)}>
        {texts.allBulkActions}
      </Button>
      {bulk.status === 'Running' && bulk.kind !== 'Export' && (
        <Button color="gray" variant="soft" onClick={stop} isLoading={cancelling.isLoading}>
          {texts.stop}
        </Button>
      )}
      {bulk.canUndo && (
        <Button color="gray" variant="soft" onClick={undoAction} isLoading={undoing.isLoading}>
          {texts.undo}
        </Button>
      )}
    </>
  );
}
