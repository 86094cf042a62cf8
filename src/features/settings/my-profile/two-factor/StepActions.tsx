import Box from '@mui/material/Box';
import { Button, type ButtonColor } from '@/ui/Button';
import * as texts from '@/texts/settings/my-profile/two-factor';

interface StepActionsProps {
  label: string;
  color?: ButtonColor | undefined;
  isBusy: boolean;
  /** Missing if the step cannot be canceled. */
  onCancel?: () => void;
}

export const StepActions = ({ label, color, isBusy, onCancel }: StepActionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
    {onCancel && (
      <Button color="gray" variant="text" onClick={onCancel} disabled={isBusy}>
        {texts.cancel}
      </Button>
    )}
    <Button type="submit" color={color} isLoading={isBusy}>
      {label}
    </Button>
  </Box>
);
