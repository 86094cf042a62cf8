import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadClientImportMutation } from '@/api/filesApi';
import { importMaxBytes, importMaxRows } from '@/config/limits';
import { formatBytes, formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { FileDrop } from '@/ui/FileDrop';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/clients/import';
import { downloadSample } from './sampleFile';

const hint = texts.csvUpToAndRows(formatBytes(importMaxBytes), formatNumber(importMaxRows));

export function UploadStep({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [upload, { error, isLoading }] = useUploadClientImportMutation();

  const send = async (file: File) => {
    const answer = await upload({ file });
    if (answer.data) onUploaded(answer.data.id);
  };

  return (
    <Panel>
      <Stack spacing={2}>
        <FileDrop
          label={texts.dropACsvFile}
          hint={hint}
          accept=".csv,.tsv,.txt,text/csv"
          maxBytes={importMaxBytes}
          onFile={send}
          isBusy={isLoading}
          error={error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.theFirstRowNamesTheColumns}
        </Typography>
        <div>
          <Button size={2} colour="gray" variant="soft" onClick={downloadSample}>
            {texts.downloadASampleFile}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
