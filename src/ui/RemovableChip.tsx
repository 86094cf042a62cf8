import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

interface RemovableChipProps {
  label: string;
  onRemove: () => void;
}

/** A filter that holds, with a cross that takes it away: a list item. */
export function RemovableChip({ label, onRemove }: RemovableChipProps) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: '100%',
        pl: 1.25,
        borderRadius: 99,
        typography: 'body2',
        bgcolor: palette.tones.primary.soft,
        color: palette.tones.primary.text,
      })}
    >
      {label}
      <ButtonBase
        aria-label={`Remove the filter ${label}`}
        title="Remove"
        onClick={onRemove}
        sx={{ width: 28, height: 28, flexShrink: 0, borderRadius: 99, color: 'inherit' }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Box>
  );
}
