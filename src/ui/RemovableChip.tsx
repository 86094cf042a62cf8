import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import type { ToneName } from '@/theme/tones';
import * as texts from '@/texts/ui';

interface RemovableChipProps {
  label: string;
  tone?: ToneName;
  /** What the cross does, for those who cannot see what it stands on. */
  removeLabel?: string;
  isBusy?: boolean;
  /** Pressed, the label opens a dialog to edit it; without one there is nothing to choose. */
  onEdit?: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
}

const partSx = { minHeight: 28, px: 1.25, typography: 'body2', borderRadius: 99, color: 'inherit' } as const;

/** Something that holds, with a cross that takes it away: a list item. */
export function RemovableChip(props: RemovableChipProps) {
  const { label, tone = 'primary', removeLabel, isBusy = false, onEdit, onRemove } = props;

  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'inline-flex',
        maxWidth: '100%',
        borderRadius: 99,
        overflowWrap: 'anywhere',
        bgcolor: palette.tones[tone].soft,
        color: palette.tones[tone].text,
      })}
    >
      {onEdit ? (
        <ButtonBase aria-haspopup="dialog" onClick={onEdit} sx={{ ...partSx, textAlign: 'left' }}>
          {label}
        </ButtonBase>
      ) : (
        <Box component="span" sx={{ ...partSx, display: 'inline-flex', alignItems: 'center' }}>
          {label}
        </Box>
      )}
      <ButtonBase
        aria-label={removeLabel ?? texts.removeTheFilter(label)}
        title={texts.remove}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onRemove}
        sx={{ ...partSx, px: 0, width: 28, flexShrink: 0 }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
}
