import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageSizes } from '@/config/limits';
import { Pager } from './Pager';
import { SelectField } from './SelectField';

interface ListPagesProps {
  /** What the list is of, as `Clients`. */
  of: string;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  pageSize: number;
  onPageSize: (size: number) => void;
  /** Stands before the pages. */
  children?: ReactNode;
}

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} a page` }));

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

/** Stands under a list: its pages, and how many rows each has. */
export function ListPages(props: ListPagesProps) {
  const { of, page, totalPages, onPage, pageSize, onPageSize, children } = props;

  return (
    <Box sx={rowSx}>
      {children}
      <Pager page={page} totalPages={totalPages} onChange={onPage} />
      <Box sx={{ width: 132 }}>
        <SelectField
          label={`${of} a page`}
          isLabelHidden
          options={options}
          value={String(pageSize)}
          onChange={(event) => onPageSize(Number(event.target.value))}
        />
      </Box>
    </Box>
  );
}
