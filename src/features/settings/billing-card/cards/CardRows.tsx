import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { ActionMenu } from '@/ui/ActionMenu';
import { CardLine } from '@/ui/cards/CardLine';
import { cardName } from '@/ui/cards/cardLabels';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/billing-card/cards';
import { useSetDefaultBillingCardMutation } from '../billingCardApi';
import type { BillingCard } from './billingCard';
import { RemoveCardDialog } from './RemoveCardDialog';

interface OpenDialog {
  kind: 'default' | 'remove';
  card: BillingCard;
}

function cardNote({ holderName, createdAt, addedByName }: BillingCard): string {
  const added = texts.addedBy(formatDate(createdAt), addedByName);
  return holderName ? `${holderName}, ${added}` : added;
}

export function CardRows({ cards }: { cards: readonly BillingCard[] }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);

  return (
    <>
      {cards.map((card) => (
        <Box component="li" key={card.id}>
          <CardLine
            card={card}
            note={cardNote(card)}
            actions={
              <ActionMenu
                label={texts.actionsFor(cardName(card))}
                actions={[
                  ...(card.isDefault
                    ? []
                    : [
                        {
                          label: texts.chargeThisCard,
                          onClick: () => setOpenDialog({ kind: 'default', card }),
                        },
                      ]),
                  {
                    label: texts.removeConfirmLabel,
                    isDestructive: true,
                    onClick: () => setOpenDialog({ kind: 'remove', card }),
                  },
                ]}
              />
            }
          />
        </Box>
      ))}
      {openDialog?.kind === 'default' && <SetDefaultDialog card={openDialog.card} onClose={close} />}
      {openDialog?.kind === 'remove' && (
        <RemoveCardDialog card={openDialog.card} cards={cards} onClose={close} />
      )}
    </>
  );
}

function SetDefaultDialog({ card, onClose }: { card: BillingCard; onClose: () => void }) {
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
