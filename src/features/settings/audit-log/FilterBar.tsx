import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/settings/record';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { AddFilter } from '@/ui/filters/AddFilter';
import { type Choice, ChoiceEditor } from '@/ui/filters/ChoiceEditor';
import { FilterPopover, type PopoverPosition, positionBelow } from '@/ui/filters/FilterPopover';
import { OpenDaysEditor } from '@/ui/filters/OpenDaysEditor';
import { RemovableChip } from '@/ui/RemovableChip';
import { TextField } from '@/ui/TextField';
import { maxFilterTextLength } from '@contract/limits';
import { actorTypeNames, isActorType } from './actors';
import { useGetAuditFacetsQuery } from './auditLogApi';
import {
  activeFilterKeys,
  type AuditLogFilters,
  type FilterKey,
  filterKeys,
  withoutFilter,
} from './auditLogFilters';
import { actionLabel, type ChipContext, filterNames } from './filterNames';
import { targetName } from './targets';
import type { AuditLogList } from './useAuditLog';

type ChoiceKey = Exclude<FilterKey, 'days' | 'address' | 'target'>;

interface ChoicesEditorProps {
  filterKey: ChoiceKey;
  filters: AuditLogFilters;
  onChange: (filters: AuditLogFilters) => void;
}

const searchLabels: Readonly<Record<ChoiceKey, string>> = {
  person: texts.searchPeople,
  action: texts.searchWhatWasDone,
  kind: texts.searchWhatItWasAbout,
  by: texts.search,
};

const byLabel = (choices: Choice[]): Choice[] => choices.sort((a, b) => a.label.localeCompare(b.label));

function useChoices(filterKey: ChoiceKey) {
  const { data, error, refetch } = useGetAuditFacetsQuery();
  const facets = data?.auditFacets;
  const choices: Readonly<Record<ChoiceKey, Choice[] | undefined>> = {
    person: facets?.actors.map(({ id, name, isRemoved }) => ({
      value: id ?? '',
      label: isRemoved ? texts.removedPerson(name ?? '') : (name ?? ''),
    })),
    action: facets && byLabel(facets.actions.map((value) => ({ value, label: actionLabel(value) }))),
    kind: facets && byLabel(facets.targetTypes.map((value) => ({ value, label: targetName(value) }))),
    by: facets?.actorTypes.map((value) => ({ value, label: actorTypeNames[value] })),
  };
  return { choices: choices[filterKey], error, refetch };
}

/** Edits a filter that accepts several values. */
function ChoicesEditor({ filterKey, filters, onChange }: ChoicesEditorProps) {
  const { choices, error, refetch } = useChoices(filterKey);

  const choose = (values: string[]) => {
    const next = filterKey === 'by' ? { by: values.filter(isActorType) } : { [filterKey]: values };
    onChange(values.length > 0 ? { ...filters, ...next } : withoutFilter(filters, filterKey));
  };

  if (error && !choices) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={searchLabels[filterKey]}
      emptyText={texts.thereIsNoneYet}
      choices={choices}
      chosen={filters[filterKey] ?? []}
      onChange={choose}
    />
  );
}

interface AddressEditorProps {
  address: string;
  /** Receives an empty string if the operator clears the field. */
  onApply: (address: string) => void;
}

function AddressEditor({ address, onApply }: AddressEditorProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { address } });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit((values) => onApply(values.address.trim()))}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        label={texts.ipAddress}
        autoComplete="off"
        autoFocus
        maxLength={maxFilterTextLength}
        {...register('address')}
      />
      <Button type="submit" size={2}>
        {texts.apply}
      </Button>
    </Box>
  );
}

interface FilterEditorProps {
  filterKey: FilterKey;
  position: PopoverPosition;
  list: AuditLogList;
  onClose: () => void;
}

function Editor({ filterKey, list, onClose }: Omit<FilterEditorProps, 'position'>) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { filters, setFilters } = list;

  switch (filterKey) {
    case 'days':
      return (
        <OpenDaysEditor
          range={filters.days ?? null}
          today={todayIn(timeZone)}
          onApply={(days) => {
            setFilters(days ? { ...filters, days } : withoutFilter(filters, 'days'));
            onClose();
          }}
        />
      );
    case 'address':
    case 'target':
      return (
        <AddressEditor
          address={filters.address ?? ''}
          onApply={(address) => {
            setFilters(address ? { ...filters, address } : withoutFilter(filters, 'address'));
            onClose();
          }}
        />
      );
    default:
      return <ChoicesEditor filterKey={filterKey} filters={filters} onChange={setFilters} />;
  }
}

const FilterEditor = ({ filterKey, position, list, onClose }: FilterEditorProps) => (
  <FilterPopover
    title={filterNames[filterKey].label}
    position={position}
    isLive={filterNames[filterKey].isLive ?? false}
    onClose={onClose}
  >
    <Editor filterKey={filterKey} list={list} onClose={onClose} />
  </FilterPopover>
);

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
