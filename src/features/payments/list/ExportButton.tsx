import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/payments/list';
import { useExportPaymentsMutation } from '../paymentsApi';
import { columnDefinition } from './columnDefinitions';
import type { PaymentList } from './usePaymentList';

/** Exports all payments that match the filters as CSV, with the columns of the list. */
export function ExportButton({ list: { criteria, columns, payments, direction } }: { list: PaymentList }) {
  const [exportPayments, { isLoading }] = useExportPaymentsMutation();
  const count = payments?.totalCount ?? 0;

  const save = async () => {
    const exportColumns = columns.columns.flatMap(
      (column) => columnDefinition(column, direction).exportColumns,
    );
    const { data, error } = await exportPayments({ input: { ...criteria, columns: exportColumns } });
    if (!data) return toast.error(texts.thePaymentsCouldNotBeExported(errorMessage(error)));
    downloadLink(`${apiBase}${data.exportPayments.url}`);
    toast.success(texts.theExportOfPaymentWasStarted(count));
  };

  return (
    <Button
      size={2}
      color="gray"
      variant="soft"
      startIcon={<DownloadIcon aria-hidden sx={{ fontSize: 18 }} />}
      isLoading={isLoading}
      disabled={count === 0}
      onClick={() => void save()}
    >
      {texts.exportCsv}
    </Button>
  );
}
