import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { ProgressBar } from '@/ui/ProgressBar';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/import';
import { useCancelClientImportMutation, type ClientImportDetails } from '../clientImportApi';
import { RefusedDownload } from './RefusedDownload';

interface ImportProgressProps {
  clientImport: ClientImportDetails;
  onRestart: () => void;
}

export function ImportProgress({ clientImport, onRestart }: ImportProgressProps) {
  return clientImport.status === 'Running' ? (
    <Running clientImport={clientImport} />
  ) : (
    <Result clientImport={clientImport} onRestart={onRestart} />
  );
}

function Running({ clientImport }: { clientImport: ClientImportDetails }) {
  const { id, importedRows, updatedRows, validRows, updateRows } = clientImport;
  const [done, total] = [importedRows + updatedRows, validRows + updateRows];
  const [cancel, { isLoading }] = useCancelClientImportMutation();
  const stop = async () => {
    const result = await cancel({ id });
    if (result.error) toast.error(errorMessage(result.error));
  };

  return (
    <Panel title={texts.importing}>
      <Stack spacing={2}>
        <ProgressBar
          value={total === 0 ? 0 : (done / total) * 100}
          label={texts.ofClientAddedOrUpdatedAdded(formatNumber(done), total, updateRows)}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.youCanLeaveThisPage}
        </Typography>
        <div>
          <Button color="gray" variant="soft" onClick={stop} isLoading={isLoading}>
            {texts.stopTheImport}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

function resultTitle({
  status,
  importedRows,
  updatedRows,
  unchangedRows,
  matchBy,
}: ClientImportDetails): string {
  const clients = texts.client(importedRows);
  const unchanged = unchangedRows > 0 ? texts.unchanged(formatNumber(unchangedRows)) : '';
  const added = matchBy ? texts.addedUpdated(clients, formatNumber(updatedRows)) + unchanged : clients;
  if (status === 'Finished') return matchBy ? added : texts.added(clients);
  return status === 'Canceled' ? texts.stoppedAfter(added) : texts.failedAfter(added);
}

function resultText({ status, failure, refusedRows }: ClientImportDetails): string {
  if (status === 'Failed') return failure ?? texts.theImportCouldNotGo;
  if (status === 'Canceled') return texts.whatWasDoneStaysTheOther;
  return refusedRows > 0 ? texts.rowLeftOutForTheReasons(refusedRows) : texts.noRowWasLeftOut;
}

function Result({ clientImport, onRestart }: ImportProgressProps) {
  return (
    <Panel title={resultTitle(clientImport)}>
      <Stack spacing={2}>
        <Typography role="status">{resultText(clientImport)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button to={paths.clients}>{texts.seeTheClients}</Button>
          {clientImport.refusedRows > 0 && <RefusedDownload clientImport={clientImport} />}
          <Button color="gray" variant="soft" onClick={onRestart}>
            {texts.importAnotherFile}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
