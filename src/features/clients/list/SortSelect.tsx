import Box from '@mui/material/Box';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/clients/list';
import type { Sorting } from './clientListParams';
import { choosableColumns, wordsOf, type ColumnWord } from './columnWords';
import type { ClientList } from './useClientList';

const labelOf = (word: ColumnWord, isDescending: boolean): string =>
  `${wordsOf(word).label} ${isDescending ? '↓' : '↑'}`;

const valueOf = ({ word, isDescending }: Sorting): string => `${word} ${isDescending ? 'down' : 'up'}`;

/** The order, where there are no headers to press. */
export function SortSelect({ list: { query, change, hasMoney } }: { list: ClientList }) {
  const sortings = (['name', ...choosableColumns(hasMoney)] as const).flatMap((word) =>
    [false, true].map((isDescending) => ({ word, isDescending })),
  );
  const choose = (value: string) => {
    const sorting = sortings.find((one) => valueOf(one) === value);
    if (sorting) change({ sorting });
  };

  return (
    <Box sx={{ flex: '1 1 120px', maxWidth: 156 }}>
      <SelectField
        label={texts.sortBy}
        isLabelHidden
        value={valueOf(query.sorting)}
        options={sortings.map((one) => ({ value: valueOf(one), label: labelOf(one.word, one.isDescending) }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
}
