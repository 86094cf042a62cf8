import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { AddFilter } from '@/ui/filters/AddFilter';
import { positionBelow, type PopoverPosition } from '@/ui/filters/FilterPopover';
import { RemovableChip } from '@/ui/RemovableChip';
import * as texts from '@/texts/settings/record';
import { FilterEditor } from './FilterEditor';
import { filterNames, type ChipContext } from './filterNames';
import { useGetAuditFacetsQuery } from './auditLogApi';
import { filterKeys, activeFilterKeys, withoutFilter, type FilterKey } from './auditLogFilters';
import type { AuditLogList } from './useAuditLog';

interface Editing {
  filterKey: FilterKey;
  position: PopoverPosition;
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

/** Finds the names of the filtered operators and target, which the URL contains only as ids. */
function useChipContext({ filters, events }: AuditLogList): ChipContext {
  const actors = useGetAuditFacetsQuery(undefined, { skip: !filters.person }).data?.auditFacets.actors;
  return {
    personName: (id) => actors?.find((actor) => actor.id === id)?.name ?? texts.onePerson,
    targetLabel: events?.find(({ targetId }) => targetId === filters.target)?.targetLabel ?? null,
  };
}

export function FilterBar({ list }: { list: AuditLogList }) {
  const { filters, setFilters } = list;
  const [editing, setEditing] = useState<Editing | null>(null);
  const chipContext = useChipContext(list);
  const addButton = useRef<HTMLButtonElement>(null);
  const activeKeys = activeFilterKeys(filters);
  const offered = filterKeys
    .filter((filterKey) => !activeKeys.includes(filterKey) && !filterNames[filterKey].isLinkOnly)
    .map((filterKey) => ({ filterKey, label: filterNames[filterKey].label }));
  const edit = (filterKey: FilterKey, anchor: HTMLElement) =>
    setEditing({ filterKey, position: positionBelow(anchor) });
  // Removing a filter also removes the focused button, so focus moves to the Add filter button.
  const removeAndRefocus = (remove: () => void) => {
    remove();
    addButton.current?.focus();
  };

  return (
    <Box role="group" aria-label={texts.filters} sx={barSx}>
      <AddFilter ref={addButton} options={offered} onAdd={edit} />
      <Box
        component="ul"
        aria-label={texts.filters}
        sx={{ ...barSx, display: 'contents', listStyle: 'none' }}
      >
        {activeKeys.map((filterKey) => (
          <RemovableChip
            key={filterKey}
            label={filterNames[filterKey].chip(filters, chipContext)}
            onEdit={
              filterNames[filterKey].isLinkOnly ? undefined : (event) => edit(filterKey, event.currentTarget)
            }
            onRemove={() => removeAndRefocus(() => setFilters(withoutFilter(filters, filterKey)))}
          />
        ))}
      </Box>
      {activeKeys.length > 0 && (
        <Button size={2} color="gray" variant="text" onClick={() => removeAndRefocus(list.clearFilters)}>
          {texts.clearFilters}
        </Button>
      )}
      {editing && <FilterEditor {...editing} list={list} onClose={() => setEditing(null)} />}
    </Box>
  );
}
