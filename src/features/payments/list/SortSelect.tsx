import Box from '@mui/material/Box';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/payments/list';
import type { Sorting } from './paymentListParams';
import type { PaymentList } from './usePaymentList';

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
export function SortSelect({ list: { query, change } }: { list: PaymentList }) {
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
