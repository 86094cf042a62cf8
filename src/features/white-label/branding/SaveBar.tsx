import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/white-label/branding';

interface SaveBarProps {
  canSave: boolean;
  canDiscard: boolean;
  isBusy: boolean;
  onDiscard: () => void;
}

const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  py: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** Keeps the form actions visible at the bottom of the window. */
export const SaveBar = ({ canSave, canDiscard, isBusy, onDiscard }: SaveBarProps) => (
  <Box sx={barSx}>
    <Button type="submit" isLoading={isBusy} disabled={!canSave}>
      {texts.save}
    </Button>
    {canDiscard && (
      <Button variant="text" color="gray" onClick={onDiscard} disabled={isBusy}>
        {texts.discardChanges}
      </Button>
    )}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {canDiscard ? texts.notSavedYet : texts.clientsSeeWhatYouSaveOnce}
    </Typography>
  </Box>
);
