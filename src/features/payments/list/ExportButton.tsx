import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/payments/list';
import { useExportPaymentsMutation } from '../paymentsApi';
import { wordsOf } from './columnWords';
import type { PaymentList } from './usePaymentList';

/** Saves everything that the filter leaves as a CSV file, with the columns of the list. */
export function ExportButton({ list: { which, columns, payments, direction } }: { list: PaymentList }) {
  const [prepare, { isLoading }] = useExportPaymentsMutation();
  const count = payments?.totalCount ?? 0;

  const save = async () => {
    const exported = columns.columns.flatMap((column) => wordsOf(column, direction).exports);
    const { data, error } = await prepare({ input: { ...which, columns: exported } });
    if (!data) return toast.error(texts.thePaymentsCouldNotBeExported(errorMessage(error)));
    downloadLink(`${apiBase}${data.exportPayments.url}`);
    toast.success(texts.theExportOfPaymentWasStarted(count));
  };

  return (
    <Button
      size={2}
      colour="gray"
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
