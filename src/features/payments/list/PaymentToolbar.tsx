import Box from '@mui/material/Box';
import { Button } from '@/ui/Button';
import { ColumnPicker } from '@/ui/columns/ColumnPicker';
import * as texts from '@/texts/payments/list';
import { availableColumns, columnDefinition } from './columnDefinitions';
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
