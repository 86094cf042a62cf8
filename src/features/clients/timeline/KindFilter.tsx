import Box from '@mui/material/Box';
import type { ActivityKind } from '@contract/enums';
import { ToggleChip } from '@/ui/ToggleChip';
import * as texts from '@/texts/clients/timeline';
import { activityKindLabels } from './activityKinds';

interface KindFilterProps {
  kinds: readonly ActivityKind[];
  /** Empty for all kinds. */
  chosen: readonly ActivityKind[];
  onChange: (chosen: readonly ActivityKind[]) => void;
}

export function KindFilter({ kinds, chosen, onChange }: KindFilterProps) {
  const toggle = (kind: ActivityKind) =>
    onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);

  return (
    <Box role="group" aria-label={texts.kindOfActivity} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <ToggleChip label={texts.everything} isOn={chosen.length === 0} onClick={() => onChange([])} />
      {kinds.map((kind) => (
        <ToggleChip
          key={kind}
          label={activityKindLabels[kind]}
          isOn={chosen.includes(kind)}
          onClick={() => toggle(kind)}
        />
      ))}
    </Box>
  );
}
