import Box from '@mui/material/Box';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/payments/list';
import type { Sorting } from './paymentListParams';
import type { PaymentList } from './usePaymentList';

const valueOf = ({ word, isDescending }: Sorting): string => `${word} ${isDescending ? 'down' : 'up'}`;

const sortings: readonly (Sorting & { label: string })[] = [
  { word: 'date', isDescending: true, label: texts.newestFirst },
  { word: 'date', isDescending: false, label: texts.oldestFirst },
  { word: 'amount', isDescending: true, label: texts.largestFirst },
  { word: 'amount', isDescending: false, label: texts.smallestFirst },
  { word: 'status', isDescending: false, label: texts.statusAscending },
  { word: 'status', isDescending: true, label: texts.statusDescending },
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
        label={texts.sortBy}
        isLabelHidden
        value={valueOf(query.sorting)}
        options={options}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
}
