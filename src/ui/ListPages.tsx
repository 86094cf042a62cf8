import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageSizes } from '@/config/limits';
import * as texts from '@/texts/ui';
import { Pager } from './Pager';
import { SelectField } from './SelectField';

interface ListPagesProps {
  /** What the list is of, as `Clients`. */
  of: string;
  page: number;
  /** Null until they have been counted. */
  totalPages: number | null;
  /** Whether the page shown is the last one, as far as that can be told without counting. */
  isLastPage?: boolean;
  onPage: (page: number) => void;
  pageSize: number;
  onPageSize: (size: number) => void;
  /** Stands before the pages. */
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

/** Stands under a list: its pages, and how many rows each has. */
export function ListPages(props: ListPagesProps) {
  const { of, page, totalPages, isLastPage, onPage, pageSize, onPageSize, children } = props;

  return (
    <Box sx={rowSx}>
      {children}
      <Pager page={page} totalPages={totalPages} isLastPage={isLastPage} onChange={onPage} />
      <Box sx={{ width: 132 }}>
        <SelectField
          label={texts.aPageOf(of)}
          isLabelHidden
          options={options}
          value={String(pageSize)}
          onChange={(event) => onPageSize(Number(event.target.value))}
        />
      </Box>
    </Box>
  );
}
