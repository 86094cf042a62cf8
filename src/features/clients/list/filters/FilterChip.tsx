import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';

interface FilterChipProps {
  label: string;
  /** Null where there is nothing to choose. */
  onEdit: ((event: MouseEvent<HTMLElement>) => void) | null;
  onRemove: () => void;
}

const partSx = { minHeight: 28, px: 1.25, typography: 'body2', borderRadius: 99, color: 'inherit' } as const;

/** A filter that holds: pressed it is edited, and its cross takes it away. */
export function FilterChip({ label, onEdit, onRemove }: FilterChipProps) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'inline-flex',
        maxWidth: '100%',
        borderRadius: 99,
        bgcolor: palette.tones.primary.soft,
        color: palette.tones.primary.text,
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
        aria-label={`Remove the filter ${label}`}
        title="Remove"
        onClick={onRemove}
        sx={{ ...partSx, px: 0, width: 28, flexShrink: 0 }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
}
