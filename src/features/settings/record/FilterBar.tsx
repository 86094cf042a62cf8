import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { AddFilter } from '@/ui/filters/AddFilter';
import { placeBelow, type PopoverPlace } from '@/ui/filters/FilterPopover';
import { RemovableChip } from '@/ui/RemovableChip';
import * as texts from '@/texts/settings/record';
import { FilterEditor } from './FilterEditor';
import { filterNames, type ChipFacts } from './filterNames';
import { useGetAuditFacetsQuery } from './recordApi';
import { filterWords, usedWords, withoutWord, type FilterWord } from './recordFilters';
import type { RecordList } from './useRecord';

interface Editing {
  word: FilterWord;
  position: PopoverPlace;
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

/** The names of what an address knows only the ids of. */
function useChipFacts({ filters, events }: RecordList): ChipFacts {
  const actors = useGetAuditFacetsQuery(undefined, { skip: !filters.person }).data?.auditFacets.actors;
  return {
    personName: (id) => actors?.find((actor) => actor.id === id)?.name ?? texts.onePerson,
    targetLabel: events?.find(({ targetId }) => targetId === filters.target)?.targetLabel ?? null,
  };
}

/** The filters that hold, and the way to others. */
export function FilterBar({ list }: { list: RecordList }) {
  const { filters, setFilters } = list;
  const [editing, setEditing] = useState<Editing | null>(null);
  const facts = useChipFacts(list);
  const adding = useRef<HTMLButtonElement>(null);
  const used = usedWords(filters);
  const offered = filterWords
    .filter((word) => !used.includes(word) && !filterNames[word].isUnoffered)
    .map((word) => ({ word, label: filterNames[word].label }));
  const edit = (word: FilterWord, pressed: HTMLElement) =>
    setEditing({ word, position: placeBelow(pressed) });
  // The pressed cross goes with its filter, and the keyboard must not lose its place with it.
  const leave = (act: () => void) => {
    act();
    adding.current?.focus();
  };

  return (
    <Box role="group" aria-label={texts.filters} sx={barSx}>
      <AddFilter ref={adding} offered={offered} onAdd={edit} />
      <Box
        component="ul"
        aria-label={texts.filters}
        sx={{ ...barSx, display: 'contents', listStyle: 'none' }}
      >
        {used.map((word) => (
          <RemovableChip
            key={word}
            label={filterNames[word].chip(filters, facts)}
            onEdit={filterNames[word].isUnoffered ? undefined : (event) => edit(word, event.currentTarget)}
            onRemove={() => leave(() => setFilters(withoutWord(filters, word)))}
          />
        ))}
      </Box>
      {used.length > 0 && (
        <Button size={2} colour="gray" variant="text" onClick={() => leave(list.clearFilters)}>
          {texts.clearFilters}
        </Button>
      )}
      {editing && <FilterEditor {...editing} list={list} onClose={() => setEditing(null)} />}
    </Box>
  );
}
