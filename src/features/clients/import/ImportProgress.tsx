import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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

const progressOf = ({ importedRows, updatedRows, validRows, updateRows }: ClientImportDetails) => ({
  done: importedRows + updatedRows,
  total: validRows + updateRows,
});

function progressText(clientImport: ClientImportDetails): string {
  const { done: doneRows, total } = progressOf(clientImport);
  const done = formatNumber(doneRows);
  return clientImport.updateRows > 0
    ? t`${plural(total, { one: `${done} of # client added or updated`, other: `${done} of # clients added or updated` })}`
    : t`${plural(total, { one: `${done} of # client added`, other: `${done} of # clients added` })}`;
}

function Running({ clientImport }: { clientImport: ClientImportDetails }) {
  const { t } = useLingui();
  const { done, total } = progressOf(clientImport);
  const [cancel, { isLoading }] = useCancelClientImportMutation();
  const stop = async () => {
    const result = await cancel({ id: clientImport.id });
    if (result.error) toast.error(errorMessage(result.error));
  };

  return (
    <Panel title={t`Importing`}>
      <Stack spacing={2}>
        <ProgressBar value={total === 0 ? 0 : (done / total) * 100} label={progressText(clientImport)} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t`You can leave this page. The import continues, and you can return to this address to see its progress.`}
        </Typography>
        <div>
          <Button color="gray" variant="soft" onClick={stop} isLoading={isLoading}>
            {t`Stop import`}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

function updateCounts({ importedRows, updatedRows, unchangedRows }: ClientImportDetails): string {
  const [updated, unchanged] = [formatNumber(updatedRows), formatNumber(unchangedRows)];
  return unchangedRows > 0
    ? t`${plural(importedRows, { one: `# client added, ${updated} updated, ${unchanged} unchanged`, other: `# clients added, ${updated} updated, ${unchanged} unchanged` })}`
    : t`${plural(importedRows, { one: `# client added, ${updated} updated`, other: `# clients added, ${updated} updated` })}`;
}

function resultTitle(clientImport: ClientImportDetails): string {
  const { status, importedRows, matchBy } = clientImport;
  if (status === 'Finished')
    return matchBy
      ? updateCounts(clientImport)
      : t`${plural(importedRows, { one: '# client added', other: '# clients added' })}`;
  const counts = matchBy
    ? updateCounts(clientImport)
    : t`${plural(importedRows, { one: '# client added', other: '# clients added' })}`;
  return status === 'Canceled' ? t`Import stopped: ${counts}` : t`Import failed: ${counts}`;
}

function resultText({ status, failure, refusedRows }: ClientImportDetails): string {
  if (status === 'Failed')
    return failure ?? t`Clients that were already imported stay. Upload the file again to import the rest.`;
  if (status === 'Canceled')
    return t`Clients that were already imported stay. The other rows weren’t imported.`;
  return refusedRows > 0
    ? t`${plural(refusedRows, { one: '# row wasn’t imported. Download the invalid rows to see why.', other: '# rows weren’t imported. Download the invalid rows to see why.' })}`
    : t`There were no invalid rows.`;
}

function Result({ clientImport, onRestart }: ImportProgressProps) {
  const { t } = useLingui();
  return (
    <Panel title={resultTitle(clientImport)}>
      <Stack spacing={2}>
        <Typography role="status">{resultText(clientImport)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button to={paths.clients}>{t`View clients`}</Button>
          {clientImport.refusedRows > 0 && <RefusedDownload clientImport={clientImport} />}
          <Button color="gray" variant="soft" onClick={onRestart}>
            {t`Import another file`}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
