import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

export function TagChip({ tag, isBusy, onRemove }: { tag: string; isBusy: boolean; onRemove: () => void }) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        pl: 1.25,
        borderRadius: 99,
        typography: 'body2',
        overflowWrap: 'anywhere',
        bgcolor: palette.tones.gray.soft,
        color: palette.tones.gray.text,
      })}
    >
      {tag}
      <ButtonBase
        aria-label={`Remove the tag ${tag}`}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onRemove}
        sx={{ width: 28, height: 28, borderRadius: 99 }}
      >
        <CloseIcon sx={{ fontSize: 14 }} />
      </ButtonBase>
    </Box>
  );
}
