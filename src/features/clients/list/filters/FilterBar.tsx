import Box from '@mui/material/Box';
import { useRef, useState, type ReactNode } from 'react';
import type { ClientFilter } from '@/api/types';
import { Button } from '@/ui/Button';
import { AddFilter } from '@/ui/filters/AddFilter';
import { positionBelow, type PopoverPosition } from '@/ui/filters/FilterPopover';
import { RemovableChip } from '@/ui/RemovableChip';
import * as texts from '@/texts/clients/list/filters';
import { useGetClientFacetsQuery } from '../../clientsApi';
import type { ClientList } from '../useClientList';
import {
  filterLabels,
  presetFilters,
  chipFilterKeys,
  addableFilters,
  type ChipFilterKey,
} from './filterLabels';
import { FilterEditor } from './FilterEditor';
import { activeFilterKeys, withoutFilter } from './filterCodecs';

interface FilterBarProps {
  list: ClientList;
  /** Shown after the chips. */
  children: ReactNode;
}

interface Editing {
  filterKey: ChipFilterKey;
  position: PopoverPosition;
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

/** Shows the active filters as chips, and adds and edits filters. */
export function FilterBar({ list, children }: FilterBarProps) {
  const { filter } = list.query;
  const [editing, setEditing] = useState<Editing | null>(null);
  const planName = usePlanNames(filter);
  const activeKeys = activeFilterKeys(filter);
  const setFilter = (next: ClientFilter) => list.change({ filter: next });
  const addButton = useRef<HTMLButtonElement>(null);
  // Moves the focus to the add button, because the clicked button disappears with the filter.
  const removeAndFocus = (remove: () => void) => {
    remove();
    addButton.current?.focus();
  };

  const add = (filterKey: ChipFilterKey, button: HTMLElement) => {
    if (filterLabels[filterKey].hasEditor) setEditing({ filterKey, position: positionBelow(button) });
    else setFilter({ ...filter, ...presetFilters[filterKey] });
  };

  return (
    <Box role="group" aria-label={texts.filters} sx={barSx}>
      <AddFilter ref={addButton} options={addableFilters(activeKeys, list.canSeeMoney)} onAdd={add} />
      <Box
        component="ul"
        aria-label={texts.filters}
        sx={{ ...barSx, display: 'contents', listStyle: 'none' }}
      >
        {chipFilterKeys
          .filter((filterKey) => activeKeys.includes(filterKey))
          .map((filterKey) => (
            <RemovableChip
              key={filterKey}
              label={filterLabels[filterKey].chipLabel(filter, planName)}
              onEdit={
                filterLabels[filterKey].hasEditor
                  ? (event) => setEditing({ filterKey, position: positionBelow(event.currentTarget) })
                  : undefined
              }
              onRemove={() => removeAndFocus(() => setFilter(withoutFilter(filter, filterKey)))}
            />
          ))}
      </Box>
      {activeKeys.length > 0 && (
        <Button size={2} color="gray" variant="text" onClick={() => removeAndFocus(list.clearFilters)}>
          {texts.clearFilters}
        </Button>
      )}
      {children}
      {editing && (
        <FilterEditor {...editing} filter={filter} onChange={setFilter} onClose={() => setEditing(null)} />
      )}
    </Box>
  );
}

function usePlanNames({ planId }: ClientFilter): (id: string) => string {
  const { data } = useGetClientFacetsQuery(undefined, { skip: !planId });
  const plans = data?.clientFacets.plans ?? [];
  return (id) => plans.find(({ plan }) => plan.id === id)?.plan.name ?? '…';
}
