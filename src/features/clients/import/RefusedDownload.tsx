import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { toCsv, downloadText } from '@/lib/download';
import { Button } from '@/ui/Button';
import { ProgressBar } from '@/ui/ProgressBar';
import { toast } from '@/ui/toast';
import { useLazyGetClientImportRowsQuery, type ClientImportDetails } from '../clientImportApi';

const pageSize = 100;

/**
 * Downloads the original refused rows with a reasons column, so that they can be corrected and uploaded
 * again.
 */
export function RefusedDownload({ clientImport }: { clientImport: ClientImportDetails }) {
  const { t } = useLingui();
  const [getRows] = useLazyGetClientImportRowsQuery();
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const { id, columns, fileName } = clientImport;

  const collect = async () => {
    const rows: string[][] = [];
    for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
      const response = await getRows({ id, status: 'Refused', page, pageSize }).unwrap();
      totalPages = response.clientImportRows.totalPages;
      if (totalPages > 1) setProgress(page / totalPages);
      for (const { cells, problems } of response.clientImportRows.items) {
        rows.push([...columns.map(({ index }) => cells[index] ?? ''), problems.join(' ')]);
      }
    }
    return rows;
  };
  const download = async () => {
    setBusy(true);
    try {
      const header = [...columns.map((column) => column.header), t`Problem`];
      downloadText(`refused-${fileName.replace(/\.[^.]*$/, '')}.csv`, toCsv([header, ...(await collect())]));
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };

  return (
    <>
      <Button size={2} color="gray" variant="soft" onClick={download} isLoading={isBusy}>
        {t`Download invalid rows`}
      </Button>
      {progress !== null && (
        <Box sx={{ width: 260, maxWidth: '100%' }}>
          <ProgressBar value={progress * 100} label={t`Loading invalid rows`} />
        </Box>
      )}
    </>
  );
}
