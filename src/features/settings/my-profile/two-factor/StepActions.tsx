import Box from '@mui/material/Box';
import { Button } from '@/ui/Button';

interface StepActionsProps {
  label: string;
  isBusy: boolean;
  /** Left out where there is no way back. */
  onCancel?: () => void;
}

export const StepActions = ({ label, isBusy, onCancel }: StepActionsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
    {onCancel && (
      <Button colour="gray" variant="text" onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
    )}
    <Button type="submit" isLoading={isBusy}>
      {label}
    </Button>
  </Box>
);
