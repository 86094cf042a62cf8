import Box from '@mui/material/Box';
import { useRef, useState, type ReactNode } from 'react';
import type { ClientFilter } from '@/api/schema.generated';
import { Button } from '@/ui/Button';
import { AddFilter } from '@/ui/filters/AddFilter';
import { placeBelow, type PopoverPlace } from '@/ui/filters/FilterPopover';
import { RemovableChip } from '@/ui/RemovableChip';
import * as texts from '@/texts/clients/list/filters';
import { useGetClientFacetsQuery } from '../../clientsApi';
import type { ClientList } from '../useClientList';
import { filterNames, fixedFilters, namedWords, offeredFilters, type NamedWord } from './filterNames';
import { FilterEditor } from './FilterEditor';
import { usedWords, withoutWord } from './filterWords';

interface FilterBarProps {
  list: ClientList;
  /** Stands behind the chips. */
  children: ReactNode;
}

interface Editing {
  word: NamedWord;
  position: PopoverPlace;
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

/** The filters that hold, and the way to others. */
export function FilterBar({ list, children }: FilterBarProps) {
  const { filter } = list.query;
  const [editing, setEditing] = useState<Editing | null>(null);
  const planName = usePlanNames(filter);
  const used = usedWords(filter);
  const setFilter = (next: ClientFilter) => list.change({ filter: next });
  const adding = useRef<HTMLButtonElement>(null);
  // The pressed cross goes with its filter, and the keyboard must not lose its place with it.
  const leave = (act: () => void) => {
    act();
    adding.current?.focus();
  };

  const add = (word: NamedWord, pressed: HTMLElement) => {
    if (filterNames[word].isEdited) setEditing({ word, position: placeBelow(pressed) });
    else setFilter({ ...filter, ...fixedFilters[word] });
  };

  return (
    <Box role="group" aria-label={texts.filters} sx={barSx}>
      <AddFilter ref={adding} offered={offeredFilters(used, list.hasMoney)} onAdd={add} />
      <Box
        component="ul"
        aria-label={texts.filters}
        sx={{ ...barSx, display: 'contents', listStyle: 'none' }}
      >
        {namedWords
          .filter((word) => used.includes(word))
          .map((word) => (
            <RemovableChip
              key={word}
              label={filterNames[word].chip(filter, planName)}
              onEdit={
                filterNames[word].isEdited
                  ? (event) => setEditing({ word, position: placeBelow(event.currentTarget) })
                  : undefined
              }
              onRemove={() => leave(() => setFilter(withoutWord(filter, word)))}
            />
          ))}
      </Box>
      {used.length > 0 && (
        <Button size={2} colour="gray" variant="text" onClick={() => leave(list.clearFilters)}>
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
