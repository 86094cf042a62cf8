import Box from '@mui/material/Box';
import { messageOf } from '@/lib/messageOf';
import type { ActiveDeployment } from '@/state/operator';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/deployments';
import { useCancelDeploymentMutation } from './deploymentsApi';
import { clockWords, expectedWords, kindWords, stepWords } from './deploymentWords';

/** What is being set up or published, how far it is, and for how long. */
export function RunningNotice({ deployment }: { deployment: ActiveDeployment }) {
  const { id, kind, steps, canCancel, createdAt, expectedMinutes } = deployment;
  const [cancel, { isLoading }] = useCancelDeploymentMutation();
  const now = useNow(1000);
  const done = steps.filter(({ status }) => status === 'Succeeded').length;
  const step = steps.find(({ status }) => status === 'Running');

  async function stop() {
    const answer = await cancel({ id });
    if (answer.error) toast.error(messageOf(answer.error));
    else toast.success(texts.deploymentCanceled);
  }

  return (
    <>
      <span>
        <span role="status">
          {texts.ofKind(
            kindWords[kind],
            step ? stepWords[step.name] : 'waiting',
            Math.min(done + 1, steps.length),
            steps.length,
          )}
        </span>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {texts.ofClockWords(clockWords(now - Date.parse(createdAt)), expectedWords(expectedMinutes))}
        </Box>
      </span>
      {canCancel && (
        <Button size={1} variant="text" colour="gray" isLoading={isLoading} onClick={stop}>
          {texts.cancel}
        </Button>
      )}
    </>
  );
}
