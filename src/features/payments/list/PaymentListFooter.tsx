import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pageSizes } from '@/config/limits';
import { formatCount } from '@/lib/format';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { PaymentTotals } from './PaymentTotals';
import type { PaymentList } from './usePaymentList';

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} a page` }));

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

export function PaymentListFooter({ list }: { list: PaymentList }) {
  if (!list.payments || list.payments.totalCount === 0) return null;
  const { totalCount, totalPages, totals } = list.payments;

  return (
    <>
      <Panel title={list.isFiltered ? 'Totals of this filter' : 'Totals'}>
        <PaymentTotals totals={totals} />
      </Panel>
      <Box sx={rowSx}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {formatCount(totalCount, 'payment')}
        </Typography>
        <Pager page={list.page} totalPages={totalPages} onChange={list.setPage} />
        <Box sx={{ width: 132 }}>
          <SelectField
            label="Payments a page"
            isLabelHidden
            options={options}
            value={String(list.pageSize)}
            onChange={(event) => list.setPageSize(Number(event.target.value))}
          />
        </Box>
      </Box>
    </>
  );
}
