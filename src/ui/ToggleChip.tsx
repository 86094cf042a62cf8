import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatNumber } from '@/lib/format';

interface ToggleChipProps {
  label: string;
  /** Shown after the label. */
  count?: number;
  isOn: boolean;
  onClick: () => void;
}

/** Renders a toggle button. Several buttons of a group can be on. */
export function ToggleChip({ label, count, isOn, onClick }: ToggleChipProps) {
  return (
    <ButtonBase
      aria-pressed={isOn}
      onClick={onClick}
      sx={({ palette, typography }) => ({
        ...typography.body2,
        px: 1.25,
        minHeight: 28,
        gap: 0.75,
        flexShrink: 0,
        whiteSpace: 'nowrap',
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
