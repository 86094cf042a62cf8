import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import * as texts from '@/texts/payments/filters';
import { Button } from '@/ui/Button';
import { AddFilter } from '@/ui/filters/AddFilter';
import { type PopoverPosition, positionBelow } from '@/ui/filters/FilterPopover';
import { RemovableChip } from '@/ui/RemovableChip';
import type { PaymentList } from '../list/usePaymentList';
import { useGetPaymentClientQuery, useGetPaymentPlansQuery } from '../paymentsApi';
import { FilterEditor } from './FilterEditor';
import type { FilterKey, PaymentFilters } from './filterCodecs';
import { type ChipContext, filterNames, offeredFilters, orderedFilterKeys } from './filterNames';
import { activeFilterKeys, withoutFilter } from './readFilters';

/** Loads the names of the client and the plans whose ids are in the URL. */
function useChipContext({ client, plan }: PaymentFilters, companyCurrency: string): ChipContext {
  const { currentData } = useGetPaymentClientQuery({ id: client ?? '' }, { skip: !client });
  const plans = useGetPaymentPlansQuery(undefined, { skip: !plan }).data?.paymentPlans;

  return {
    planName: (id) => plans?.find((each) => each.id === id)?.name ?? texts.onePlan,
    clientName: currentData?.paymentClients[0]?.name ?? null,
    companyCurrency,
  };
}

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
