import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { formatDate } from '@/lib/format';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import type { GetBillingCardsQuery } from './billingCard.generated';

type Card = GetBillingCardsQuery['billingCards'][number];

export function BillingCardList({ cards }: { cards: readonly Card[] }) {
  return (
    <Panel title="Cards">
      <List disablePadding>
        {cards.map((card) => (
          <ListItem
            key={card.id}
            disableGutters
            secondaryAction={card.isDefault && <StatusBadge tone="green">Charged by default</StatusBadge>}
          >
            <ListItemText primary={`${card.brand} ending in ${card.last4}`} secondary={details(card)} />
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}

function details(card: Card): string {
  const expiry = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  const holder = card.holderName ? `${card.holderName}, ` : '';
  return `${holder}${isExpired(card) ? 'expired' : 'expires'} ${expiry}, added ${formatDate(card.createdAt)}`;
}

// A card is good until the last day of its month.
const isExpired = ({ expYear, expMonth }: Card): boolean => new Date(expYear, expMonth, 1) <= new Date();
