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
  shown: msg`The columns of the list, as they stand`,
  all: msg`Every column`,
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
              {t`A CSV file in the list’s order, with current values. Cells that a spreadsheet could run as a formula are escaped. An import restores them.`}
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
      <Typography>{t`${fileName} goes to your downloads.`}</Typography>
      {bulk && <ProgressBar value={percentDone(bulk)} label={statusText(bulk)} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>
          Until {{ date: formatDate(expiresAt, 'dateTime') }} it can be{' '}
          <a href={`${apiBase}${url}`} download={fileName}>
            downloaded again
          </a>
          .
        </Trans>
      </Typography>
    </>
  );
}
