import Box from '@mui/material/Box';
import { SelectField } from '@/ui/SelectField';
import type { Sorting } from './paymentListParams';
import type { PaymentList } from './usePaymentList';

const valueOf = ({ word, isDescending }: Sorting): string => `${word} ${isDescending ? 'down' : 'up'}`;

const sortings: readonly (Sorting & { label: string })[] = [
  { word: 'date', isDescending: true, label: 'Newest first' },
  { word: 'date', isDescending: false, label: 'Oldest first' },
  { word: 'amount', isDescending: true, label: 'Largest first' },
  { word: 'amount', isDescending: false, label: 'Smallest first' },
  { word: 'status', isDescending: false, label: 'Status ↑' },
  { word: 'status', isDescending: true, label: 'Status ↓' },
];

const options = sortings.map((sorting) => ({ value: valueOf(sorting), label: sorting.label }));

/** The order, where there are no headers to press. */
export function SortSelect({ list: { query, change } }: { list: PaymentList }) {
  const choose = (value: string) => {
    const chosen = sortings.find((sorting) => valueOf(sorting) === value);
    if (chosen) change({ sorting: { word: chosen.word, isDescending: chosen.isDescending } });
  };

  return (
    <Box sx={{ flex: '1 1 120px', maxWidth: 156 }}>
      <SelectField
        label="Sort by"
        isLabelHidden
        value={valueOf(query.sorting)}
        options={options}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
}
