import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { AddFilter } from '@/ui/filters/AddFilter';
import { positionBelow, type PopoverPosition } from '@/ui/filters/FilterPopover';
import { RemovableChip } from '@/ui/RemovableChip';
import * as texts from '@/texts/payments/filters';
import type { PaymentList } from '../list/usePaymentList';
import { FilterEditor } from './FilterEditor';
import type { FilterKey, PaymentFilters } from './filterCodecs';
import { filterNames, orderedFilterKeys, offeredFilters } from './filterNames';
import { activeFilterKeys, withoutFilter } from './readFilters';
import { useChipContext } from './useChipContext';

interface Editing {
  filterKey: FilterKey;
  position: PopoverPosition;
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

export function FilterBar({ list }: { list: PaymentList }) {
  const { filters } = list.query;
  const [editing, setEditing] = useState<Editing | null>(null);
  const facts = useChipContext(filters, list.currency);
  const activeFilters = activeFilterKeys(filters);
  const setFilters = (next: PaymentFilters) => list.change({ filters: next });
  const edit = (filterKey: FilterKey, anchor: HTMLElement) =>
    setEditing({ filterKey, position: positionBelow(anchor) });
  const addButton = useRef<HTMLButtonElement>(null);
  // The clicked button disappears with the filter, so focus moves to the button that adds filters.
  const runAndFocusAdd = (action: () => void) => {
    action();
    addButton.current?.focus();
  };

  return (
    <Box role="group" aria-label={texts.filters} sx={barSx}>
      <AddFilter ref={addButton} options={offeredFilters(activeFilters, list.direction)} onAdd={edit} />
      <Box
        component="ul"
        aria-label={texts.filters}
        sx={{ ...barSx, display: 'contents', listStyle: 'none' }}
      >
        {orderedFilterKeys
          .filter((filterKey) => activeFilters.includes(filterKey))
          .map((filterKey) => (
            <RemovableChip
              key={filterKey}
              label={filterNames[filterKey].chip(filters, facts)}
              onEdit={(event) => edit(filterKey, event.currentTarget)}
              onRemove={() => runAndFocusAdd(() => setFilters(withoutFilter(filters, filterKey)))}
            />
          ))}
      </Box>
      {activeFilters.length > 0 && (
        <Button size={2} color="gray" variant="text" onClick={() => runAndFocusAdd(list.clearFilters)}>
          {texts.clearFilters}
        </Button>
      )}
      {editing && (
        <FilterEditor {...editing} list={list} onChange={setFilters} onClose={() => setEditing(null)} />
      )}
    </Box>
  );
}
