import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ClientColumn } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { formatDate } from '@/lib/format';
import { Dialog } from '@/ui/Dialog';
import { FormError } from '@/ui/FormError';
import { ProgressBar } from '@/ui/ProgressBar';
import { SelectField } from '@/ui/SelectField';
import { selectOptions } from '@/ui/selectOptions';
import { useBulk, useExportClientsMutation } from './bulkApi';
import type { ClientSelectionState } from './bulkDraft';
import { percentDone, statusText } from './bulkLabels';

interface ExportDialogProps {
  selection: ClientSelectionState;
  onClose: () => void;
}

const columnLabels: Readonly<Record<'shown' | 'all', MessageDescriptor>> = {
  shown: msg`Columns shown in the list`,
  all: msg`All columns`,
};

/** Starts a CSV export of the selection and downloads the file. */
export default function ExportDialog({ selection, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const [columns, setColumns] = useState('shown');
  const [startExport, { data, error, isLoading }] = useExportClientsMutation();
  const file = data?.exportClients;
  const label = t`${plural({ count: selection.count }, { one: 'Export # client', other: 'Export # clients' })}`;

  async function start() {
    const exportColumns: ClientColumn[] = columns === 'all' ? [] : [...selection.columns];
    const result = await startExport({
      input: { selection: selection.input, sort: selection.sort, columns: exportColumns },
    });
    if (result.data) downloadLink(`${apiBase}${result.data.exportClients.url}`);
  }

  return (
    <Dialog
      title={label}
      isCancelFocused={file !== undefined}
      submitLabel={file ? undefined : label}
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
              label={t`Columns`}
              options={selectOptions(columnLabels)}
              value={columns}
              onChange={(event) => setColumns(event.target.value)}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t`The CSV file has current values in the order of the list. Cells that a spreadsheet could run as a formula are escaped, and an import restores them.`}
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
  const { t } = useLingui();
  const { bulk } = useBulk(id);

  return (
    <>
      <Typography>{t`Downloading ${fileName}`}</Typography>
      {bulk && <ProgressBar value={percentDone(bulk)} label={statusText(bulk)} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          You can{' '}
          <a href={`${apiBase}${url}`} download={fileName}>
            download the file again
          </a>{' '}
          until {{ date: formatDate(expiresAt, 'dateTime') }}.
        </Trans>
      </Typography>
    </>
  );
}
