import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadClientImportMutation } from '@/api/filesApi';
import { importMaxBytes, importMaxRows } from '@/config/limits';
import { formatBytes, formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import { FileDrop } from '@/ui/FileDrop';
import { Panel } from '@/ui/Panel';
import { downloadSample } from './sampleFile';

const hint = `CSV, up to ${formatBytes(importMaxBytes)} and ${formatNumber(importMaxRows)} rows`;

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
          label="Drop a CSV file of your clients here"
          hint={hint}
          accept=".csv,.tsv,.txt,text/csv"
          maxBytes={importMaxBytes}
          onFile={send}
          isBusy={isLoading}
          error={error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The first row names the columns; a name and an e-mail address are needed for each client. Nothing is
          added before you have seen what would be.
        </Typography>
        <div>
          <Button size={2} colour="gray" variant="soft" onClick={downloadSample}>
            Download a sample file
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
