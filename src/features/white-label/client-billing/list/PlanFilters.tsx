import Box from '@mui/material/Box';
import { SelectField } from '@/ui/SelectField';
import { intervalOptions, statusOptions, type PlanFilter } from './planFilter';

interface PlanFiltersProps {
  filter: PlanFilter;
  onStatus: (status: string) => void;
  onInterval: (interval: string) => void;
}

const rowSx = { display: 'flex', gap: 1.5, p: 2, '& > *': { maxWidth: 200 } } as const;

export function PlanFilters({ filter, onStatus, onInterval }: PlanFiltersProps) {
  return (
    <Box role="group" aria-label="Filters" sx={rowSx}>
      <SelectField
        label="Status"
        placeholder="Any"
        options={statusOptions}
        value={filter.status}
        onChange={({ target }) => onStatus(target.value)}
      />
      <SelectField
        label="Paid by"
        placeholder="Any"
        options={intervalOptions}
        value={filter.interval}
        onChange={({ target }) => onInterval(target.value)}
      />
    </Box>
  );
}
