import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { useNewCard } from '@/ui/cards/useNewCard';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/billing';
import { pastDueTotal } from './billingLabels';
import { ClientCardFields } from './ClientCardFields';
import { useAddClientCardMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './billedClient';

interface AddCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

function effectText({ name }: BilledClient, billing: ClientBilling): string {
  const { pastDuePayments, subscription, isBilled, canCharge, currency } = billing;
  const due = pastDueTotal(pastDuePayments);
  const retryText = due > 0 && canCharge ? texts.isUnpaidAndIsCharged(formatMoney(due, currency)) : '';
  const chargeText = subscription && !isBilled ? texts.liveryChargesThePlan : '';
  return texts.isChargedWithThisCard(name, retryText, chargeText);
}

export function AddCardDialog({ client, billing, onClose }: AddCardDialogProps) {
  const titleId = useId();
  const card = useNewCard();
  const keyFor = useIdempotencyKey();
  const [addCard] = useAddClientCardMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setFailure(null);
    const token = await card.confirm();
    if (token === null) return;
    const input = { clientId: client.id, token };
    const { error } = await addCard({ input, idempotencyKey: keyFor(token) });
    const refusal = fieldErrors(error).token;
    if (refusal) card.reject(refusal);
    else if (error) setFailure(errorMessage(error));
    else {
      toast.success(texts.theCardOfWasAdded(client.name));
      onClose();
    }
  };
  const submit = () => {
    setBusy(true);
    void send().finally(() => setBusy(false));
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.addCardOf(client.name)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={failure} />
          <Typography sx={{ color: 'text.secondary' }}>{effectText(client, billing)}</Typography>
          <ClientCardFields clientId={client.id} disabled={isBusy} {...card.fields} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose} disabled={isBusy}>
          {texts.cancel}
        </Button>
        <Button onClick={submit} isLoading={isBusy}>
          {texts.addTheCard}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
