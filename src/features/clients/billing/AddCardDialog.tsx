import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { usePressKey } from '@/lib/usePressKey';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { useNewCard } from '@/ui/cards/useNewCard';
import { toast } from '@/ui/toast';
import { unpaidTotal } from './billingWords';
import { ClientCardFields } from './ClientCardFields';
import { useAddClientCardMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './clientOfBilling';

interface AddCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

function effectOf({ name }: BilledClient, billing: ClientBilling): string {
  const { unpaid, subscription, isBilled, canCharge, currency } = billing;
  const due = unpaidTotal(unpaid);
  const retried =
    due > 0 && canCharge ? ` ${formatMoney(due, currency)} is unpaid, and is charged at once.` : '';
  const begins =
    subscription && !isBilled
      ? ' Livery charges the plan from its next renewal on; until now it was paid elsewhere.'
      : '';
  return `${name} is charged with this card from now on.${retried}${begins} You can remove it again.`;
}

export function AddCardDialog({ client, billing, onClose }: AddCardDialogProps) {
  const titleId = useId();
  const card = useNewCard();
  const keyFor = usePressKey();
  const [add] = useAddClientCardMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setFailure(null);
    const token = await card.confirm();
    if (token === null) return;
    const input = { clientId: client.id, token };
    const { error } = await add({ input, idempotencyKey: keyFor(token) });
    const refusal = fieldErrors(error).token;
    if (refusal) card.refuse(refusal);
    else if (error) setFailure(errorMessage(error));
    else {
      toast.success(`The card of ${client.name} was added`);
      onClose();
    }
  };
  const submit = () => {
    setBusy(true);
    void send().finally(() => setBusy(false));
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Add a card of {client.name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={failure} />
          <Typography sx={{ color: 'text.secondary' }}>{effectOf(client, billing)}</Typography>
          <ClientCardFields clientId={client.id} disabled={isBusy} {...card.fields} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button onClick={submit} isLoading={isBusy}>
          Add the card
        </Button>
      </DialogActions>
    </Dialog>
  );
}
