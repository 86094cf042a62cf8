import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Button, type ButtonColor } from '@/ui/Button';

interface StepActionsProps {
  label: string;
  color?: ButtonColor | undefined;
  isBusy: boolean;
  /** Missing if the step cannot be canceled. */
  onCancel?: () => void;
}

export const StepActions = ({ label, color, isBusy, onCancel }: StepActionsProps) => {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      {onCancel && (
        <Button color="gray" variant="text" onClick={onCancel} disabled={isBusy}>
          {t`Cancel`}
        </Button>
      )}
      <Button type="submit" color={color} isLoading={isBusy}>
        {label}
      </Button>
    </Box>
  );
};
