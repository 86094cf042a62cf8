import Box from '@mui/material/Box';
import { Button } from '@/ui/Button';
import { ColumnPicker } from '@/ui/columns/ColumnPicker';
import * as texts from '@/texts/payments/list';
import { choosableColumns, wordsOf } from './columnWords';
import { ExportButton } from './ExportButton';
import { SortSelect } from './SortSelect';
import type { PaymentList } from './usePaymentList';

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
  // On a phone what there is to press stands in a line of its own.
  flex: { xs: '1 1 75%', sm: '1 1 auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
} as const;

/** Stands above the rows: how many there are, what came in meanwhile, and how they are shown. */
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
        offered={choosableColumns(direction)}
        labelOf={(column) => wordsOf(column, direction).label}
        onChange={columns.choose}
      />
      <ExportButton list={list} />
    </Box>
  );
}

/** Payments that came in meanwhile wait here until the reader wants them. */
const NewPayments = ({ list: { newCount, showNew } }: { list: PaymentList }) => (
  <Box role="status">
    {newCount > 0 && (
      <Button size={1} variant="soft" onClick={showNew}>
        {texts.newPayment(newCount)}
      </Button>
    )}
  </Box>
);
