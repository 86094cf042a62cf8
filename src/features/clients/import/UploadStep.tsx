import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { importMaxBytes, importMaxRows } from '@contract/uploads';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadClientImportMutation } from '@/api/filesApi';
import { downloadText, toCsv } from '@/lib/download';
import { formatBytes, formatNumber } from '@/lib/format';
import * as texts from '@/texts/clients/import';
import { Button } from '@/ui/Button';
import { FileDrop } from '@/ui/FileDrop';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { type Encoding, encodingOptions, isEncoding } from './importOptions';

const downloadSample = (): void => downloadText('clients-sample.csv', toCsv(texts.sampleRows));

const hint = texts.csvUpToAndRows(formatBytes(importMaxBytes), formatNumber(importMaxRows));

interface UploadStepProps {
  /** Null to detect the encoding. */
  encoding: Encoding | null;
  /** True if the file must be selected again to apply another encoding. */
  isFileNeeded: boolean;
  onEncodingChange: (encoding: Encoding | null) => void;
  onUploaded: (id: string, file: File) => void;
}

export function UploadStep({ encoding, isFileNeeded, onEncodingChange, onUploaded }: UploadStepProps) {
  const [upload, { error, isLoading }] = useUploadClientImportMutation();

  const send = async (file: File) => {
    const result = await upload({ body: { file }, ...(encoding && { encoding }) });
    if (result.data) onUploaded(result.data.id, file);
  };

  return (
    <Panel>
      <Stack spacing={2}>
        {isFileNeeded && encoding && <Notice tone="blue" title={texts.chooseTheFileAgain(encoding)} />}
        <FileDrop
          label={texts.dropACsvFile}
          hint={hint}
          accept=".csv,.tsv,.txt,text/csv"
          maxBytes={importMaxBytes}
          onFile={send}
          isBusy={isLoading}
          error={error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined}
        />
        <Box sx={{ maxWidth: 360 }}>
          <SelectField
            label={texts.encoding}
            placeholder={texts.detectAutomatically}
            options={encodingOptions}
            value={encoding ?? ''}
            onChange={({ target: { value } }) => onEncodingChange(isEncoding(value) ? value : null)}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.theFirstRowNamesTheColumns}
        </Typography>
        <div>
          <Button size={2} color="gray" variant="soft" onClick={downloadSample}>
            {texts.downloadASampleFile}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
