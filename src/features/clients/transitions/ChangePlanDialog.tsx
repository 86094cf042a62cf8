import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/moves';
import { useGetPlansForClientsQuery } from '../clientsApi';
import { useChangeClientPlanMutation } from '../clientViewApi';
import type { ViewedClient } from '../view/viewedClient';
import { transitionErrorMessage } from './transitionErrors';
import { PlanChoice } from './PlanChoice';

interface ChangePlanDialogProps {
  client: ViewedClient;
  onClose: () => void;
}

function effectText({ name, plan, money }: ViewedClient): string {
  const subscription = money?.subscription;
  const isOldPrice = subscription && subscription.priceVersion < subscription.currentPriceVersion;
  const lossText = isOldPrice
    ? texts.stillPaysVersionOfThePrice(
        name,
        subscription.priceVersion,
        plan?.name,
        subscription.currentPriceVersion,
      )
    : texts.youCanMoveThemBack;
  return texts.movesAtOnceAtThePlans(name, lossText);
}

export function ChangePlanDialog({ client, onClose }: ChangePlanDialogProps) {
  const titleId = useId();
  const [planId, setPlanId] = useState<string | null>(null);
  const { data, error, refetch } = useGetPlansForClientsQuery();
  const [change, changeResult] = useChangeClientPlanMutation();
  const keyFor = useIdempotencyKey();
  const offers = data?.clientPlans;
  const chosen = offers?.find(({ id }) => id === planId);

  const submit = async () => {
    if (!chosen) return;
    const result = await change({ id: client.id, planId: chosen.id, idempotencyKey: keyFor(chosen.id) });
    if (result.error) return;
    toast.success(texts.wasMovedTo(client.name, chosen.name));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={changeResult.isLoading ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{texts.changeThePlan(client.name)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError
            message={changeResult.error && transitionErrorMessage(changeResult.error, client.name)}
          />
          <Typography sx={{ color: 'text.secondary' }}>{effectText(client)}</Typography>
          {error && !offers && <ErrorPanel error={error} onRetry={refetch} />}
          {!error && !offers && <Skeleton variant="rounded" height={120} />}
          {offers?.length === 0 && (
            <EmptyState title={texts.noPlansYet}>{texts.makeOneUnderWhiteLabelClient}</EmptyState>
          )}
          {offers && offers.length > 0 && (
            <PlanChoice client={client} offers={offers} chosenId={planId} onChoose={setPlanId} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose} disabled={changeResult.isLoading}>
          {texts.cancel}
        </Button>
        <Button onClick={submit} isLoading={changeResult.isLoading} disabled={!chosen}>
          {chosen ? texts.moveTo(chosen.name) : texts.chooseAPlan}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
