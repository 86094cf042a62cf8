import Box from '@mui/material/Box';
import { pageSizes } from '@contract/limits';
import * as texts from '@/texts/ui';
import { Pager } from '../Pager';
import { SelectField } from '../SelectField';

interface ListPagesProps {
  /** Name of the items, such as `Clients`. */
  itemsLabel: string;
  list: {
    query: { page: number; pageSize: number };
    goToPage: (page: number) => void;
    change: (changes: { pageSize: number }) => void;
  };
  /** Null until the total is counted. */
  totalPages: number | null;
  /** Whether this is the last page, if known before the total is counted. */
  isLastPage?: boolean;
}

const options = pageSizes.map((size) => ({ value: String(size), label: texts.perPage(size) }));

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

export function ListPages({ itemsLabel, list, totalPages, isLastPage }: ListPagesProps) {
  const { page, pageSize } = list.query;

  return (
    <Box sx={rowSx}>
      <Pager page={page} totalPages={totalPages} isLastPage={isLastPage} onChange={list.goToPage} />
      <Box sx={{ width: 132 }}>
        <SelectField
          label={texts.aPageOf(itemsLabel)}
          isLabelHidden
          options={options}
          value={String(pageSize)}
          onChange={(event) => list.change({ pageSize: Number(event.target.value) })}
        />
      </Box>
    </Box>
  );
}
