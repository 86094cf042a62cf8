import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import * as texts from '@/texts/payments/list';
import { Button } from '@/ui/Button';
import { ColumnPicker } from '@/ui/table/ColumnPicker';
import { SelectField } from '@/ui/SelectField';
import { toast } from '@/ui/toast';
import { useExportPaymentsMutation } from '../paymentsApi';
import { availableColumns, columnDefinition } from './columnDefinitions';
import type { Sorting } from './paymentListParams';
import type { PaymentList } from './usePaymentList';

/** Exports all payments that match the filters as CSV, with the columns of the list. */
function ExportButton({ list: { criteria, columns, payments, direction } }: { list: PaymentList }) {
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

const optionValue = ({ key, isDescending }: Sorting): string => `${key} ${isDescending ? 'down' : 'up'}`;

const sortings: readonly (Sorting & { label: string })[] = [
  { key: 'date', isDescending: true, label: texts.newestFirst },
  { key: 'date', isDescending: false, label: texts.oldestFirst },
  { key: 'amount', isDescending: true, label: texts.largestFirst },
  { key: 'amount', isDescending: false, label: texts.smallestFirst },
  { key: 'status', isDescending: false, label: texts.statusAscending },
  { key: 'status', isDescending: true, label: texts.statusDescending },
];

const options = sortings.map((sorting) => ({ value: optionValue(sorting), label: sorting.label }));

/** Sorts the card list, which has no column headers. */
function SortSelect({ list: { query, change } }: { list: PaymentList }) {
  const applySorting = (value: string) => {
    const selected = sortings.find((sorting) => optionValue(sorting) === value);
    if (selected) change({ sorting: { key: selected.key, isDescending: selected.isDescending } });
  };

  return (
    <Box sx={{ flex: '1 1 120px', maxWidth: 156 }}>
      <SelectField
        label={texts.sortBy}
        isLabelHidden
        value={optionValue(query.sorting)}
        options={options}
        onChange={(event) => applySorting(event.target.value)}
      />
    </Box>
  );
}

interface PaymentToolbarProps {
  list: PaymentList;
  isPhone: boolean;
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  px: 2,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const countSx = {
  // On phones the controls wrap to a separate line.
  flex: { xs: '1 1 75%', sm: '1 1 auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const;

export function PaymentToolbar({ list, isPhone }: PaymentToolbarProps) {
  const { payments, columns, direction } = list;

  return (
    <Box sx={barSx}>
      <Box sx={countSx}>
        <Box component="span" role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {payments && texts.paymentTotalCount(payments.totalCount)}
        </Box>
        <NewPayments list={list} />
      </Box>
      {isPhone && <SortSelect list={list} />}
      <ColumnPicker
        chosen={columns.columns}
        available={availableColumns(direction)}
        labelOf={(column) => columnDefinition(column, direction).label}
        onChange={columns.choose}
      />
      <ExportButton list={list} />
    </Box>
  );
}

/** Shows a button that reveals hidden new payments. */
const NewPayments = ({ list: { newCount, showNew } }: { list: PaymentList }) => (
  <Box role="status">
    {newCount > 0 && (
      <Button size={1} variant="soft" onClick={showNew}>
        {texts.newPayment(newCount)}
      </Button>
    )}
  </Box>
);
