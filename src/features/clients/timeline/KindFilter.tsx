import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ActivityKind } from '@/api/schema.generated';
import { activityKinds } from './activityKinds';

interface KindFilterProps {
  kinds: readonly ActivityKind[];
  /** Empty for everything. */
  chosen: readonly ActivityKind[];
  onChange: (chosen: readonly ActivityKind[]) => void;
}

export function KindFilter({ kinds, chosen, onChange }: KindFilterProps) {
  const toggle = (kind: ActivityKind) =>
    onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);

  return (
    <Box role="group" aria-label="Kind of activity" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <KindChip label="Everything" isOn={chosen.length === 0} onClick={() => onChange([])} />
      {kinds.map((kind) => (
        <KindChip
          key={kind}
          label={activityKinds[kind]}
          isOn={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        />
      ))}
    </Box>
  );
}

function KindChip({ label, isOn, onClick }: { label: string; isOn: boolean; onClick: () => void }) {
  return (
    <ButtonBase
      aria-pressed={isOn}
      onClick={onClick}
      sx={({ palette, typography }) => ({
        ...typography.body2,
        px: 1.25,
        minHeight: 28,
        borderRadius: 99,
        border: `1px solid ${isOn ? palette.tones.primary.text : palette.divider}`,
        bgcolor: isOn ? palette.tones.primary.soft : palette.background.paper,
        color: isOn ? palette.tones.primary.text : palette.text.primary,
        '&:hover': { borderColor: palette.outline },
      })}
    >
      {label}
    </ButtonBase>
  );
}
