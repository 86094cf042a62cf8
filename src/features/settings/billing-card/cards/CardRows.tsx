import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { ActionMenu } from '@/ui/ActionMenu';
import { CardLine } from '@/ui/cards/CardLine';
import { cardName } from '@/ui/cards/cardWords';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/billing-card/cards';
import { useSetDefaultBillingCardMutation } from '../billingCardApi';
import type { BillingCard } from './billingCard';
import { RemoveCardDialog } from './RemoveCardDialog';

interface Asked {
  what: 'default' | 'remove';
  card: BillingCard;
}

function noteOf({ holderName, createdAt, addedByName }: BillingCard): string {
  const added = texts.addedBy(formatDate(createdAt), addedByName);
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
                label={texts.actionsFor(cardName(card))}
                actions={[
                  ...(card.isDefault
                    ? []
                    : [{ label: texts.chargeThisCard, onClick: () => setAsked({ what: 'default', card }) }]),
                  {
                    label: texts.removeConfirmLabel,
                    isGrave: true,
                    onClick: () => setAsked({ what: 'remove', card }),
                  },
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
    else toast.success(texts.becameTheCardThatLiveryCharges(cardName(card)));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.charge(cardName(card))}
      confirmLabel={texts.chargeThisCard}
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.liveryChargesThisCard}
    </ConfirmDialog>
  );
}
