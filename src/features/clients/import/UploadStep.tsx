import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { importMaxBytes, importMaxRows } from '@contract/uploads';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadClientImportMutation } from '@/api/filesApi';
import { downloadText, toCsv } from '@/lib/download';
import { formatBytes, formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { FileDrop } from '@/ui/FileDrop';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { type Encoding, encodingOptions, isEncoding } from './importOptions';
import { sampleRows } from './sampleRows';

const downloadSample = (): void => downloadText('clients-sample.csv', toCsv(sampleRows));

interface UploadStepProps {
  /** Null to detect the encoding. */
  encoding: Encoding | null;
  /** True if the file must be selected again to apply another encoding. */
  isFileNeeded: boolean;
  onEncodingChange: (encoding: Encoding | null) => void;
  onUploaded: (id: string, file: File) => void;
}

export function UploadStep({ encoding, isFileNeeded, onEncodingChange, onUploaded }: UploadStepProps) {
  const { t } = useLingui();
  const [upload, { error, isLoading }] = useUploadClientImportMutation();

  const send = async (file: File) => {
    const result = await upload({ body: { file }, ...(encoding && { encoding }) });
    if (result.data) onUploaded(result.data.id, file);
  };

  return (
    <Panel>
      <Stack spacing={2}>
        {isFileNeeded && encoding && (
          <Notice tone="blue" title={t`Choose the file again to read it as ${encoding}.`} />
        )}
        <FileDrop
          label={t`Drop a CSV file here`}
          hint={t`CSV, up to ${{ bytes: formatBytes(importMaxBytes) }} and ${{ rows: formatNumber(importMaxRows) }} rows`}
          accept=".csv,.tsv,.txt,text/csv"
          maxBytes={importMaxBytes}
          onFile={send}
          isBusy={isLoading}
          error={error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined}
        />
        <Box sx={{ maxWidth: 360 }}>
          <SelectField
            label={t`Character encoding`}
            placeholder={t`Detect automatically`}
            options={encodingOptions()}
            value={encoding ?? ''}
            onChange={({ target: { value } }) => onEncodingChange(isEncoding(value) ? value : null)}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t`The first row must contain column names. Each new client needs a name and an email address. You review the changes before anything is imported.`}
        </Typography>
        <div>
          <Button size={2} color="gray" variant="soft" onClick={downloadSample}>
            {t`Download sample file`}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
