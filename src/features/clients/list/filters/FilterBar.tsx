import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import type { ClientFilter, GetClientFacetsQuery } from '@/api/types';
import { countryName } from '@/lib/format';
import { todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/clients/list/filters';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { AddFilter } from '@/ui/filters/AddFilter';
import { type Choice, ChoiceEditor } from '@/ui/filters/ChoiceEditor';
import { FilterPopover, type PopoverPosition, positionBelow } from '@/ui/filters/FilterPopover';
import { OpenDaysEditor } from '@/ui/filters/OpenDaysEditor';
import { RemovableChip } from '@/ui/RemovableChip';
import { useGetClientFacetsQuery } from '../../clientsApi';
import type { ClientList } from '../useClientList';
import { activeFilterKeys, withoutFilter } from './filterCodecs';
import {
  addableFilters,
  type ChipFilterKey,
  chipFilterKeys,
  filterLabels,
  presetFilters,
} from './filterLabels';

type Facets = GetClientFacetsQuery['clientFacets'];

type FacetKey = 'plan' | 'country' | 'tag';

const facets = {
  plan: {
    field: 'planId',
    searchLabel: texts.searchPlans,
    choices: ({ plans }: Facets) =>
      plans.map(({ plan, count }) => ({ value: plan.id, label: plan.name, count })),
  },
  country: {
    field: 'country',
    searchLabel: texts.searchCountries,
    choices: ({ countries }: Facets) =>
      countries
        .map(({ value, count }) => ({ value, label: countryName(value), count }))
        .sort((one, other) => one.label.localeCompare(other.label)),
  },
  tag: {
    field: 'tag',
    searchLabel: texts.searchTags,
    choices: ({ tags }: Facets) => tags.map(({ value, count }) => ({ value, label: value, count })),
  },
} as const;

// Selected values stay listed so that they can be removed, even if no client has them anymore.
const withSelected = (choices: readonly Choice[], chosen: readonly string[]): Choice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value, count: 0 })),
];

interface FacetEditorProps {
  facetKey: FacetKey;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
}

function FacetEditor({ facetKey, filter, onChange }: FacetEditorProps) {
  const { data, error, refetch } = useGetClientFacetsQuery();
  const { field, searchLabel, choices } = facets[facetKey];
  const { [field]: chosen, ...rest } = filter;
  const values = chosen ?? [];

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={searchLabel}
      emptyText={texts.noClientHasOneYet}
      choices={data && withSelected(choices(data.clientFacets), values)}
      chosen={values}
      onChange={(next) => onChange(next.length > 0 ? { ...rest, [field]: next } : rest)}
    />
  );
}

interface CreatedEditorProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onDone: () => void;
}

function CreatedEditor({ filter, onChange, onDone }: CreatedEditorProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { createdFrom = null, createdTo = null, ...rest } = filter;

  return (
    <OpenDaysEditor
      range={{ from: createdFrom, to: createdTo }}
      today={todayIn(timeZone)}
      onApply={(range) => {
        onChange({
          ...rest,
          ...(range?.from && { createdFrom: range.from }),
          ...(range?.to && { createdTo: range.to }),
        });
        onDone();
      }}
    />
  );
}

interface FilterEditorProps {
  filterKey: ChipFilterKey;
  position: PopoverPosition;
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onClose: () => void;
}

function FilterEditor({ filterKey, position, filter, onChange, onClose }: FilterEditorProps) {
  const isFacet = filterKey === 'plan' || filterKey === 'country' || filterKey === 'tag';

  return (
    <FilterPopover
      title={filterLabels[filterKey].menuLabel ?? ''}
      position={position}
      isLive={isFacet}
      onClose={onClose}
    >
      {isFacet && <FacetEditor facetKey={filterKey} filter={filter} onChange={onChange} />}
      {filterKey === 'created' && <CreatedEditor filter={filter} onChange={onChange} onDone={onClose} />}
    </FilterPopover>
  );
}

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
  const filter = list.query.filters;
  const [editing, setEditing] = useState<Editing | null>(null);
  const planName = usePlanNames(filter);
  const activeKeys = activeFilterKeys(filter);
  const setFilter = (next: ClientFilter) => list.change({ filters: next });
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
