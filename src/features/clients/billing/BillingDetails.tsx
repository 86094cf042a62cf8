import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { CardLine } from '@/ui/cards/CardLine';
import { cardName } from '@/ui/cards/cardLabels';
import * as texts from '@/texts/clients/billing';
import { ClientDetails } from '../view/ClientDetails';
import type { BillingAction } from './BillingDialog';
import { paymentMethodText, nextChargeText } from './billingLabels';
import { CannotCharge } from './CannotCharge';
import type { ClientBilling } from './billedClient';
import { PastDuePayments } from './PastDuePayments';

interface BillingDetailsProps {
  billing: ClientBilling;
  onAction: (action: BillingAction) => void;
}

export function BillingDetails({ billing, onAction }: BillingDetailsProps) {
  const { cardRequestedAt, canCharge } = billing;

  return (
    <Stack spacing={2}>
      {!canCharge && <CannotCharge />}
      <ClientDetails
        details={{
          [texts.charged]: paymentMethodText(billing),
          [texts.chargedNext]: nextChargeText(billing),
        }}
      />
      <Cards cards={billing.cards} onAction={onAction} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button size={1} color="gray" variant="soft" onClick={() => onAction({ kind: 'requestCard' })}>
          {texts.askForACardByMail}
        </Button>
        {cardRequestedAt && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.askedOn(formatDate(cardRequestedAt, 'dateTime'))}
          </Typography>
        )}
      </Box>
      <PastDuePayments billing={billing} />
    </Stack>
  );
}

function Cards({
  cards,
  onAction,
}: {
  cards: ClientBilling['cards'];
  onAction: BillingDetailsProps['onAction'];
}) {
  if (cards.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.noCardYetAddOne}
      </Typography>
    );
  }
  return (
    <Stack component="ul" aria-label={texts.cards} spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {cards.map((card) => (
        <li key={card.id}>
          <CardLine
            card={card}
            note={texts.added(formatDate(card.createdAt))}
            actions={
              <Button
                size={1}
                color="gray"
                variant="text"
                onClick={() => onAction({ kind: 'removeCard', card })}
                aria-label={texts.removeCardName(cardName(card))}
              >
                {texts.remove}
              </Button>
            }
          />
        </li>
      ))}
    </Stack>
  );
}
