import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { BulkActions } from '../bulk/BulkActions';
import type { ClientList } from './useClientList';

const barSx = {
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  boxShadow: 3,
} as const;

/** Shows the bulk actions while clients are selected. */
export const BulkBar = ({ list }: { list: ClientList }) =>
  !list.selection.isEmpty && list.clients && <SelectionBar list={list} />;

/** Moves the focus to the page checkbox when the bar disappears with the focused button. */
function useFocusFallback({ pageCheckbox }: ClientList) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(
    () => () => {
      if (document.activeElement === document.body) pageCheckbox.current?.focus();
    },
    [pageCheckbox],
  );
  return { ref: bar, focusBar: () => bar.current?.focus() };
}

function SelectionBar({ list }: { list: ClientList }) {
  const { t } = useLingui();
  const { selection, selected, total, clients } = list;
  const { ref, focusBar } = useFocusFallback(list);
  const count = total.count ?? 0;
  const rows = clients?.items ?? [];
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selection.isSelected(id));
  const hasMore = !selection.isAll && isPageSelected && count > selected.count;
  const selectAll = () => {
    selection.selectAll();
    focusBar();
  };

  return (
    <Box ref={ref} role="region" aria-label={t`Selected clients`} tabIndex={-1} sx={barSx}>
      <Box component="span" role="status" sx={{ fontWeight: 500 }}>
        {t`${plural({ count: selected.count }, { one: '# client selected', other: '# clients selected' })}`}
      </Box>
      {hasMore && (
        <Button size={2} variant="text" onClick={selectAll}>
          {list.isFiltered
            ? t`${plural(count, { one: 'Select # matching client', other: 'Select all # matching clients' })}`
            : t`${plural(count, { one: 'Select # client', other: 'Select all # clients' })}`}
        </Button>
      )}
      <Button size={2} color="gray" variant="text" onClick={selection.clear}>
        {t`Clear selection`}
      </Button>
      <BulkActions selection={selected} onDone={selection.clear} />
    </Box>
  );
}
