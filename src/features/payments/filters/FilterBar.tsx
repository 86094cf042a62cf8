import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { AddFilter } from '@/ui/filters/AddFilter';
import { placeBelow, type PopoverPlace } from '@/ui/filters/FilterPopover';
import { RemovableChip } from '@/ui/RemovableChip';
import * as texts from '@/texts/payments/filters';
import type { PaymentList } from '../list/usePaymentList';
import { FilterEditor } from './FilterEditor';
import type { FilterWord, PaymentFilters } from './filterForms';
import { filterNames, namedWords, offeredFilters } from './filterNames';
import { usedWords, withoutWord } from './readFilters';
import { useChipFacts } from './useChipFacts';

interface Editing {
  word: FilterWord;
  position: PopoverPlace;
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

/** The filters that hold, and the way to others. */
export function FilterBar({ list }: { list: PaymentList }) {
  const { filters } = list.query;
  const [editing, setEditing] = useState<Editing | null>(null);
  const facts = useChipFacts(filters, list.currency);
  const used = usedWords(filters);
  const setFilters = (next: PaymentFilters) => list.change({ filters: next });
  const edit = (word: FilterWord, pressed: HTMLElement) =>
    setEditing({ word, position: placeBelow(pressed) });
  const adding = useRef<HTMLButtonElement>(null);
  // The pressed cross goes with its filter, and the keyboard must not lose its place with it.
  const leave = (act: () => void) => {
    act();
    adding.current?.focus();
  };

  return (
    <Box role="group" aria-label={texts.filters} sx={barSx}>
      <AddFilter ref={adding} offered={offeredFilters(used, list.direction)} onAdd={edit} />
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
              label={filterNames[word].chip(filters, facts)}
              onEdit={(event) => edit(word, event.currentTarget)}
              onRemove={() => leave(() => setFilters(withoutWord(filters, word)))}
            />
          ))}
      </Box>
      {used.length > 0 && (
        <Button size={2} colour="gray" variant="text" onClick={() => leave(list.clearFilters)}>
          {texts.clearFilters}
        </Button>
      )}
      {editing && (
        <FilterEditor {...editing} list={list} onChange={setFilters} onClose={() => setEditing(null)} />
      )}
    </Box>
  );
}
