import Box from '@mui/material/Box';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/white-label/client-billing/list';
import { intervalOptions, statusOptions, type PlanFilter } from './planFilter';

interface PlanFiltersProps {
  filter: PlanFilter;
  onStatus: (status: string) => void;
  onInterval: (interval: string) => void;
}

const rowSx = { display: 'flex', gap: 1.5, p: 2, '& > *': { maxWidth: 200 } } as const;

export function PlanFilters({ filter, onStatus, onInterval }: PlanFiltersProps) {
  return (
    <Box role="group" aria-label={texts.filters} sx={rowSx}>
      <SelectField
        label={texts.status}
        placeholder={texts.any}
        options={statusOptions}
        value={filter.status}
        onChange={({ target }) => onStatus(target.value)}
      />
      <SelectField
        label={texts.paidBy}
        placeholder={texts.any}
        options={intervalOptions}
        value={filter.interval}
        onChange={({ target }) => onInterval(target.value)}
      />
    </Box>
  );
}
