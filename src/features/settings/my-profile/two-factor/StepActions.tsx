import Box from '@mui/material/Box';
import { Button, type ButtonColour } from '@/ui/Button';
import * as texts from '@/texts/settings/my-profile/two-factor';

interface StepActionsProps {
  label: string;
  colour?: ButtonColour | undefined;
  isBusy: boolean;
  /** Left out where there is no way back. */
  onCancel?: () => void;
}

export const StepActions = ({ label, colour, isBusy, onCancel }: StepActionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
    {onCancel && (
      <Button colour="gray" variant="text" onClick={onCancel} disabled={isBusy}>
        {texts.cancel}
      </Button>
    )}
    <Button type="submit" colour={colour} isLoading={isBusy}>
      {label}
    </Button>
  </Box>
);
