import { useLingui } from '@lingui/react/macro';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import type { ToneName } from '@/theme/tones';
import { isolated } from './isolated';

interface RemovableChipProps {
  label: string;
  tone?: ToneName;
  /** Accessible name of the remove button. Defaults to the name for a filter. */
  removeLabel?: string;
  isBusy?: boolean;
  /** Makes the label a button that opens an edit dialog. */
  onEdit?: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
}

const partSx = { minHeight: 28, px: 1.25, typography: 'body2', borderRadius: 99, color: 'inherit' } as const;

/** Renders a list item with a remove button, such as an active filter. */
export function RemovableChip(props: RemovableChipProps) {
  const { t } = useLingui();
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
        <ButtonBase aria-haspopup="dialog" onClick={onEdit} sx={{ ...partSx, textAlign: 'start' }}>
          {isolated(label)}
        </ButtonBase>
      ) : (
        <Box component="span" sx={{ ...partSx, display: 'inline-flex', alignItems: 'center' }}>
          {isolated(label)}
        </Box>
      )}
      <ButtonBase
        aria-label={removeLabel ?? t`Remove filter: ${label}`}
        title={t`Remove`}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onRemove}
        sx={{ ...partSx, px: 0, width: 28, flexShrink: 0 }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
}
