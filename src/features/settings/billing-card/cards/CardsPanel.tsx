import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { GetBillingCardsQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/settings/billing-card/cards';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { cardName, expiryLabel } from '@/ui/cards/cardLabels';
import { CardLine } from '@/ui/cards/CardLine';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import {
  useGetBillingCardsQuery,
  useRemoveBillingCardMutation,
  useSetDefaultBillingCardMutation,
} from '../billingCardApi';
import { AddCardForm } from './AddCardForm';

type BillingCard = GetBillingCardsQuery['billingCards'][number];

interface RemoveCardDialogProps {
  card: BillingCard;
  cards: readonly BillingCard[];
  onClose: () => void;
}

function removalEffect(card: BillingCard, cards: readonly BillingCard[]): string {
  if (!card.isDefault) return texts.itIsNotTheCard;
  const others = cards.filter(({ id }) => id !== card.id);
  const [onlyOther] = others;
  if (!onlyOther) return texts.itIsYourOnlyCardAdd;
  if (others.length === 1) return texts.liveryChargesFromNow(cardName(onlyOther));
  return texts.liveryChargesTheLatest;
}

function RemoveCardDialog({ card, cards, onClose }: RemoveCardDialogProps) {
  const [remove] = useRemoveBillingCardMutation();

  return (
    <ConfirmDialog
      title={texts.remove(cardName(card))}
      confirmLabel={texts.removeConfirmLabel}
      color="red"
      successMessage={texts.wasRemoved(cardName(card))}
      onConfirm={() => remove({ id: card.id })}
      onClose={onClose}
    >
      {texts.itCanNotBeUndone(removalEffect(card, cards))}
    </ConfirmDialog>
  );
}

interface OpenDialog {
  kind: 'default' | 'remove';
  card: BillingCard;
}

function cardNote({ holderName, createdAt, addedByName }: BillingCard): string {
  const added = texts.addedBy(formatDate(createdAt), addedByName);
  return holderName ? `${holderName}, ${added}` : added;
}

function CardRows({ cards }: { cards: readonly BillingCard[] }) {
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
  const [setDefault] = useSetDefaultBillingCardMutation();

  return (
    <ConfirmDialog
      title={texts.charge(cardName(card))}
      confirmLabel={texts.chargeThisCard}
      successMessage={texts.becameTheCardThatLiveryCharges(cardName(card))}
      onConfirm={() => setDefault({ id: card.id })}
      onClose={onClose}
    >
      {texts.liveryChargesThisCard}
    </ConfirmDialog>
  );
}

/** Warns if the default card has expired or expires soon. */
function ExpiryNotice({ cards }: { cards: readonly BillingCard[] }) {
  const defaultCard = cards.find(({ isDefault }) => isDefault);
  if (defaultCard?.status !== 'Expired' && defaultCard?.status !== 'ExpiringSoon') return null;

  return defaultCard.status === 'Expired' ? (
    <Notice tone="red" title={texts.hasExpired(cardName(defaultCard))}>
      {texts.liveryCanNotChargeItAny}
    </Notice>
  ) : (
    <Notice tone="amber" title={texts.expiresSoon(cardName(defaultCard))}>
      {texts.atTheEndOfTheMonth(expiryLabel(defaultCard))}
    </Notice>
  );
}

export function CardsPanel({ isAdding }: { isAdding: boolean }) {
  const { data, error, refetch } = useGetBillingCardsQuery();
  const navigate = useNavigate();
  const close = () => navigate(paths.billingCard('cards'), { replace: true });

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={180} />;
  const cards = data.billingCards;

  return (
    <>
      <ExpiryNotice cards={cards} />
      {isAdding && (
        <Panel title={texts.addACard}>
          <AddCardForm
            isFirst={cards.length === 0}
            onDone={close}
            onCancel={cards.length > 0 ? close : null}
          />
        </Panel>
      )}
      <Panel
        title={texts.cards}
        actions={
          !isAdding && (
            <Button size={2} variant="soft" to={paths.billingCard('new')}>
              {texts.addACard}
            </Button>
          )
        }
      >
        {cards.length === 0 ? (
          <EmptyState title={texts.noCardYet}>{texts.theGoLiveChecklistKeeps}</EmptyState>
        ) : (
          <Stack component="ul" aria-label={texts.cards} spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            <CardRows cards={cards} />
          </Stack>
        )}
      </Panel>
    </>
  );
}
