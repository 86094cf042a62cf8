import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageSizes } from '@contract/limits';
import * as texts from '@/texts/ui';
import { Pager } from './Pager';
import { SelectField } from './SelectField';

interface ListPagesProps {
  /** Name of the items, such as `Clients`. */
  itemsLabel: string;
  page: number;
  /** Null until the total is counted. */
  totalPages: number | null;
  /** Whether this is the last page, if known before the total is counted. */
  isLastPage?: boolean;
  onPage: (page: number) => void;
  pageSize: number;
  onPageSize: (size: number) => void;
  /** Shown before the pager. */
  children?: ReactNode;
}

const options = pageSizes.map((size) => ({ value: String(size), label: texts.perPage(size) }));

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

export function ListPages(props: ListPagesProps) {
  const { itemsLabel, page, totalPages, isLastPage, onPage, pageSize, onPageSize, children } = props;

  return (
    <Box sx={rowSx}>
      {children}
      <Pager page={page} totalPages={totalPages} isLastPage={isLastPage} onChange={onPage} />
      <Box sx={{ width: 132 }}>
        <SelectField
          label={texts.aPageOf(itemsLabel)}
          isLabelHidden
          options={options}
          value={String(pageSize)}
          onChange={(event) => onPageSize(Number(event.target.value))}
        />
      </Box>
    </Box>
  );
}
