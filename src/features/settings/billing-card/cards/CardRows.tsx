import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { ActionMenu } from '@/ui/ActionMenu';
import { CardLine } from '@/ui/cards/CardLine';
import { cardName } from '@/ui/cards/cardWords';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useSetDefaultBillingCardMutation } from '../billingCardApi';
import type { BillingCard } from './billingCard';
import { RemoveCardDialog } from './RemoveCardDialog';

interface Asked {
  what: 'default' | 'remove';
  card: BillingCard;
}

function noteOf({ holderName, createdAt, addedByName }: BillingCard): string {
  const added = `added ${formatDate(createdAt)}${addedByName ? ` by ${addedByName}` : ''}`;
  return holderName ? `${holderName}, ${added}` : added;
}

/** Each card with what can be done with it. */
export function CardRows({ cards }: { cards: readonly BillingCard[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  return (
    <>
      {cards.map((card) => (
        <Box component="li" key={card.id}>
          <CardLine
            card={card}
            note={noteOf(card)}
            actions={
              <ActionMenu
                label={`Actions for ${cardName(card)}`}
                actions={[
                  ...(card.isDefault
                    ? []
                    : [{ label: 'Charge this card', onClick: () => setAsked({ what: 'default', card }) }]),
                  { label: 'Remove', isGrave: true, onClick: () => setAsked({ what: 'remove', card }) },
                ]}
              />
            }
          />
        </Box>
      ))}
      {asked?.what === 'default' && <ChargeThisDialog card={asked.card} onClose={close} />}
      {asked?.what === 'remove' && <RemoveCardDialog card={asked.card} cards={cards} onClose={close} />}
    </>
  );
}

function ChargeThisDialog({ card, onClose }: { card: BillingCard; onClose: () => void }) {
  const [setDefault, { isLoading }] = useSetDefaultBillingCardMutation();

  const confirm = async () => {
    const { error } = await setDefault({ id: card.id });
    if (error) toast.error(errorMessage(error));
    else toast.success(`${cardName(card)} became the card that Livery charges`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Charge ${cardName(card)}?`}
      confirmLabel="Charge this card"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      Livery charges this card from the next charge on. Nothing is charged now, and you can choose another
      card at any time.
    </ConfirmDialog>
  );
}
