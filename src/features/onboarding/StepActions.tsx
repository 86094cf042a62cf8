import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { Button } from '@/ui/Button';

interface StepActionsProps {
  label: string;
  isBusy: boolean;
  /** Path of the previous step. */
  back?: string;
}

export function StepActions({ label, isBusy, back }: StepActionsProps) {
  const { t } = useLingui();
  return (
    <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'space-between' }}>
      {back ? (
        <Button to={back} variant="soft" color="gray" size={4}>
          {t`Back`}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" isLoading={isBusy} size={4}>
        {label}
      </Button>
    </Stack>
  );
}
