import Box from '@mui/material/Box';
import { messageOf } from '@/lib/messageOf';
import type { ActiveDeployment } from '@/state/operator';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/deployments';
import { useCancelDeploymentMutation } from './deploymentsApi';
import { formatElapsed, formatMaxDuration, kindLabels, stepLabels } from './deploymentLabels';

export function RunningNotice({ deployment }: { deployment: ActiveDeployment }) {
  const { id, kind, steps, canCancel, createdAt, expectedMinutes } = deployment;
  const [cancel, { isLoading }] = useCancelDeploymentMutation();
  const now = useNow(1000);
  const succeededCount = steps.filter(({ status }) => status === 'Succeeded').length;
  const step = steps.find(({ status }) => status === 'Running');

  async function stop() {
    const result = await cancel({ id });
    if (result.error) toast.error(messageOf(result.error));
    else toast.success(texts.deploymentCanceled);
  }

  return (
    <>
      <span>
        <span role="status">
          {texts.ofKind(
            kindLabels[kind],
            step ? stepLabels[step.name] : 'waiting',
            Math.min(succeededCount + 1, steps.length),
            steps.length,
          )}
        </span>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {texts.ofClockWords(formatElapsed(now - Date.parse(createdAt)), formatMaxDuration(expectedMinutes))}
        </Box>
      </span>
      {canCancel && (
        <Button size={1} variant="text" color="gray" isLoading={isLoading} onClick={stop}>
          {texts.cancel}
        </Button>
      )}
    </>
  );
}
