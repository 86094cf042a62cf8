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

function Running({ clientImport: { id, importedRows, goodRows } }: { clientImport: ClientImportDetails }) {
  const [cancel, { isLoading }] = useCancelClientImportMutation();
  const stop = async () => {
    const answer = await cancel({ id });
    if (answer.error) toast.error(errorMessage(answer.error));
  };

  return (
    <Panel title="Importing">
      <Stack spacing={2}>
        <ProgressBar
          value={goodRows === 0 ? 0 : (importedRows / goodRows) * 100}
          label={`${formatNumber(importedRows)} of ${formatCount(goodRows, 'client')} added`}
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

function titleOf({ status, importedRows }: ClientImportDetails): string {
  const added = formatCount(importedRows, 'client');
  if (status === 'Finished') return `${added} added`;
  return status === 'Canceled' ? `Stopped after ${added}` : `Failed after ${added}`;
}

function textOf({ status, failure, refusedRows }: ClientImportDetails): string {
  if (status === 'Failed') return failure ?? 'The import could not go on. What was added stays.';
  if (status === 'Canceled') return 'What was added stays; the other rows were not.';
  return refusedRows > 0
    ? `${formatCount(refusedRows, 'row')} left out, for the reasons in the file below.`
    : 'Every row was added.';
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
