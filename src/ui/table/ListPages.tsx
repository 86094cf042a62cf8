import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { pageSizes } from '@contract/limits';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Pager } from '../Pager';
import { SelectField } from '../SelectField';

interface ListPagesProps {
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

const pagesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;

export function ListPages({ list, totalPages, isLastPage }: ListPagesProps) {
  const { t } = useLingui();
  const { page, pageSize } = list.query;

  return (
    <Box sx={pagesSx}>
      <Pager page={page} totalPages={totalPages} isLastPage={isLastPage} onChange={list.goToPage} />
      <Box sx={{ width: 132 }}>
        <SelectField
          label={t`Rows per page`}
          isLabelHidden
          options={pageSizes.map((size) => ({ value: String(size), label: t`${size} per page` }))}
          value={String(pageSize)}
          onChange={(event) => list.change({ pageSize: Number(event.target.value) })}
        />
      </Box>
    </Box>
  );
}

interface EmptyPageProps {
  /** Null until the total is counted. */
  totalPages: number | null;
  onPage: (page: number) => void;
}

/** Offers the last page on a page number beyond it, or page 1 while the total is unknown. */
export function EmptyPage({ totalPages, onPage }: EmptyPageProps) {
  const { t } = useLingui();
  const lastPage = Math.max(totalPages ?? 1, 1);
  const lastPageButton = <Button onClick={() => onPage(lastPage)}>{t`Go to page ${lastPage}`}</Button>;
  return <EmptyState title={t`This page is empty`} action={lastPageButton} />;
}
