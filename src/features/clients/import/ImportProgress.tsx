import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatCount, formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { ProgressBar } from '@/ui/ProgressBar';
import { toast } from '@/ui/toast';
import { useCancelClientImportMutation, type ClientImportDetails } from '../clientImportApi';
import { RefusedDownload } from './RefusedDownload';

interface ImportProgressProps {
  clientImport: ClientImportDetails;
  onStartAnew: () => void;
}

export function ImportProgress({ clientImport, onStartAnew }: ImportProgressProps) {
  return clientImport.status === 'Running' ? (
    <Running clientImport={clientImport} />
  ) : (
    <Result clientImport={clientImport} onStartAnew={onStartAnew} />
  );
}

function Running({ clientImport }: { clientImport: ClientImportDetails }) {
  const { id, importedRows, updatedRows, goodRows, updateRows } = clientImport;
  const [done, due] = [importedRows + updatedRows, goodRows + updateRows];
  const [cancel, { isLoading }] = useCancelClientImportMutation();
  const stop = async () => {
    const answer = await cancel({ id });
    if (answer.error) toast.error(errorMessage(answer.error));
  };

  return (
    <Panel title="Importing">
      <Stack spacing={2}>
        <ProgressBar
          value={due === 0 ? 0 : (done / due) * 100}
          label={`${formatNumber(done)} of ${formatCount(due, 'client')} ${updateRows > 0 ? 'added or updated' : 'added'}`}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You can leave this page; the import goes on, and this address shows how far it is.
        </Typography>
        <div>
          <Button colour="gray" variant="soft" onClick={stop} isLoading={isLoading}>
            Stop the import
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

function titleOf({ status, importedRows, updatedRows, matchBy }: ClientImportDetails): string {
  const clients = formatCount(importedRows, 'client');
  const added = matchBy ? `${clients} added, ${formatNumber(updatedRows)} updated` : clients;
  if (status === 'Finished') return matchBy ? added : `${clients} added`;
  return status === 'Canceled' ? `Stopped after ${added}` : `Failed after ${added}`;
}

function textOf({ status, failure, refusedRows }: ClientImportDetails): string {
  if (status === 'Failed') return failure ?? 'The import could not go on. What was done stays.';
  if (status === 'Canceled') return 'What was done stays; the other rows were left.';
  return refusedRows > 0
    ? `${formatCount(refusedRows, 'row')} left out, for the reasons in the file below.`
    : 'No row was left out.';
}

function Result({ clientImport, onStartAnew }: ImportProgressProps) {
  return (
    <Panel title={titleOf(clientImport)}>
      <Stack spacing={2}>
        <Typography role="status">{textOf(clientImport)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button to={paths.clients}>See the clients</Button>
          {clientImport.refusedRows > 0 && <RefusedDownload clientImport={clientImport} />}
          <Button colour="gray" variant="soft" onClick={onStartAnew}>
            Import another file
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
