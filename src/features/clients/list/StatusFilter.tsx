import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatNumber } from '@/lib/format';
import { useGetClientCountsQuery } from '../clientsApi';
import { clientStatuses, isClientStatus } from '../clientStatus';

interface StatusFilterProps {
  chosen: readonly string[];
  onChange: (statuses: readonly string[]) => void;
}

export function StatusFilter({ chosen, onChange }: StatusFilterProps) {
  const { data } = useGetClientCountsQuery();
  const countOf = (status: string) =>
    data?.clientCounts.byStatus.find((entry) => entry.status === status)?.count ?? 0;
  const toggle = (status: string) =>
    onChange(chosen.includes(status) ? chosen.filter((other) => other !== status) : [...chosen, status]);

  return (
    <Box role="group" aria-label="Status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <FilterChip
        label="All"
        count={data?.clientCounts.total}
        isOn={chosen.length === 0}
        onClick={() => onChange([])}
      />
      {Object.keys(clientStatuses)
        .filter(isClientStatus)
        .map((status) => (
          <FilterChip
            key={status}
            label={clientStatuses[status].label}
            count={data && countOf(status)}
            isOn={chosen.includes(status)}
            onClick={() => toggle(status)}
          />
        ))}
    </Box>
  );
}

interface FilterChipProps {
  label: string;
  count: number | undefined;
  isOn: boolean;
  onClick: () => void;
}

function FilterChip({ label, count, isOn, onClick }: FilterChipProps) {
  return (
    <ButtonBase
      aria-pressed={isOn}
      onClick={onClick}
      sx={({ palette, typography }) => ({
        ...typography.body2,
        px: 1.25,
        minHeight: 28,
        gap: 0.75,
        borderRadius: 99,
        border: `1px solid ${isOn ? palette.tones.primary.text : palette.divider}`,
        bgcolor: isOn ? palette.tones.primary.soft : palette.background.paper,
        color: isOn ? palette.tones.primary.text : palette.text.primary,
        '&:hover': { borderColor: palette.outline },
      })}
    >
      {label}
      {count !== undefined && <Box component="span">{formatNumber(count)}</Box>}
    </ButtonBase>
  );
}
