import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ClientColumn } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/clients/bulk';
import { Dialog } from '@/ui/Dialog';
import { FormError } from '@/ui/FormError';
import { ProgressBar } from '@/ui/ProgressBar';
import { SelectField } from '@/ui/SelectField';
import { useBulk, useExportClientsMutation } from './bulkApi';
import type { ClientSelectionState } from './bulkDraft';
import { percentDone, statusText } from './bulkLabels';

interface ExportDialogProps {
  selection: ClientSelectionState;
  onClose: () => void;
}

const columnOptions = [
  { value: 'shown', label: texts.theColumnsOfTheList },
  { value: 'all', label: texts.everyColumn },
];

/** Starts a CSV export of the selection and downloads the file. */
export default function ExportDialog({ selection, onClose }: ExportDialogProps) {
  const [columns, setColumns] = useState('shown');
  const [startExport, { data, error, isLoading }] = useExportClientsMutation();
  const file = data?.exportClients;

  async function start() {
    const exportColumns: ClientColumn[] = columns === 'all' ? [] : [...selection.columns];
    const result = await startExport({
      input: { selection: selection.input, sort: selection.sort, columns: exportColumns },
    });
    if (result.data) downloadLink(`${apiBase}${result.data.exportClients.url}`);
  }

  return (
    <Dialog
      title={texts.exportClient(selection.count)}
      isCancelFocused={file !== undefined}
      submitLabel={file ? undefined : texts.exportClient(selection.count)}
      isSubmitDisabled={selection.count === 0}
      isBusy={isLoading}
      onSubmit={() => void start()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormError message={error ? errorMessage(error) : undefined} />
        {file ? (
          <ExportStarted file={file} />
        ) : (
          <>
            <SelectField
              label={texts.columns}
              options={columnOptions}
              value={columns}
              onChange={(event) => setColumns(event.target.value)}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.aCsvFileInTheLists}
            </Typography>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface ExportStartedProps {
  file: { id: string; fileName: string; url: string; expiresAt: string };
}

function ExportStarted({ file: { id, fileName, url, expiresAt } }: ExportStartedProps) {
  const { bulk } = useBulk(id);

  return (
    <>
      <Typography>{texts.goesToYourDownloads(fileName)}</Typography>
      {bulk && <ProgressBar value={percentDone(bulk)} label={statusText(bulk)} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.fileKeptUntil(
          formatDate(expiresAt, 'dateTime'),
          <a href={`${apiBase}${url}`} download={fileName}>
            {texts.downloadedAgain}
          </a>,
        )}
      </Typography>
    </>
  );
}
