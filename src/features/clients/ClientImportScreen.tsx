import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { paths } from '@/config/paths';
import { useUrlParam } from '@/lib/useUrlParam';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { Stepper } from '@/ui/Stepper';
import { useGetClientImportQuery } from './clientImportApi';
import { CheckStep } from './import/CheckStep';
import type { Encoding } from './import/importOptions';
import { ImportProgress } from './import/ImportProgress';
import { importStepOf, importSteps } from './import/importStep';
import { MapStep } from './import/MapStep';
import { UploadStep } from './import/UploadStep';
import { useRereadFile } from './import/useRereadFile';

const pollMs = 2000;

/**
 * Returns the import with this id, its load error and a refetch function. Polls while the import runs, in
 * case the socket is disconnected.
 */
function useClientImport(id: string) {
  const arg = { id };
  const skip = id === '';
  const { currentData, error, refetch } = useGetClientImportQuery(arg, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  const isRunning = currentData?.clientImport.status === 'Running';
  useGetClientImportQuery(arg, { skip: !isRunning, pollingInterval: pollMs });

  return {
    clientImport: skip ? undefined : currentData?.clientImport,
    // A failed poll does not hide the progress.
    error: skip || currentData ? undefined : error,
    refetch,
  };
}

const resets = ['step'] as const;

export default function ClientImportScreen() {
  const { t } = useLingui();
  // The id is a URL parameter, so a reload or another device can continue the import.
  const [id, setId] = useUrlParam('import', '', { resets, addsHistoryEntry: true });
  const [stepText, setStepText] = useUrlParam('step', '', { addsHistoryEntry: true });
  const { clientImport, error, refetch } = useClientImport(id);

  const step = importStepOf(clientImport?.status ?? null, stepText === 'map');
  const isFinished = clientImport?.finishedAt != null;
  const [file, setFile] = useState<File | null>(null);
  const [encoding, setEncoding] = useState<Encoding | null>(null);
  const [isFileNeeded, setFileNeeded] = useState(false);
  const startOver = (chosen: Encoding | null = null) => {
    setEncoding(chosen);
    setFileNeeded(chosen !== null);
    setId('');
  };
  const rereadFile = useRereadFile({ id, file, onRead: setId, onFileNeeded: startOver });
  const handleUploaded = (importId: string, uploadedFile: File) => {
    setFile(uploadedFile);
    setId(importId);
  };

  return (
    <Stack spacing={3}>
      <PageHeader
        title={t`Import clients`}
        actions={
          <Button color="gray" variant="soft" to={paths.clients}>
            {t`Back to clients`}
          </Button>
        }
      >
        {clientImport?.fileName}
      </PageHeader>
      {error ? (
        <>
          <ErrorPanel error={error} onRetry={refetch} />
          <div>
            <Button onClick={() => startOver()}>{t`Import another file`}</Button>
          </div>
        </>
      ) : (
        <>
          <Stepper steps={importSteps(step, isFinished)} />
          {id === '' && (
            <UploadStep
              encoding={encoding}
              isFileNeeded={isFileNeeded}
              onEncodingChange={setEncoding}
              onUploaded={handleUploaded}
            />
          )}
          {clientImport && step === 'map' && (
            <MapStep
              key={id}
              clientImport={clientImport}
              rereadFile={rereadFile}
              onChecked={() => setStepText('')}
              onRestart={() => startOver()}
            />
          )}
          {clientImport && step === 'check' && (
            <CheckStep
              clientImport={clientImport}
              onEditMapping={() => setStepText('map')}
              onRestart={() => startOver()}
            />
          )}
          {clientImport && step === 'run' && (
            <ImportProgress clientImport={clientImport} onRestart={() => startOver()} />
          )}
        </>
      )}
    </Stack>
  );
}
