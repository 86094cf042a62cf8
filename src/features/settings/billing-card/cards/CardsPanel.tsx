import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { GetBillingCardsQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { cardName } from '@/ui/cards/cardLabels';
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
  if (!card.isDefault) return t`Livery doesn’t charge this card, so nothing else changes.`;
  const others = cards.filter(({ id }) => id !== card.id);
  const [onlyOther] = others;
  if (!onlyOther)
    return t`This is your only billing card. While your company is active, add another card before you remove it.`;
  if (others.length === 1) return t`Livery will charge ${{ cardName: cardName(onlyOther) }} instead.`;
  return t`Livery will charge your newest working card instead.`;
}

function RemoveCardDialog({ card, cards, onClose }: RemoveCardDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveBillingCardMutation();

  return (
    <ConfirmDialog
      title={t`Remove ${{ cardName: cardName(card) }}?`}
      confirmLabel={t`Remove card`}
      color="red"
      successMessage={t`${{ cardName: cardName(card) }} removed`}
      onConfirm={() => remove({ id: card.id })}
      onClose={onClose}
    >
      {removalEffect(card, cards)} {t`You can’t undo this, but you can add the card again.`}
    </ConfirmDialog>
  );
}

interface OpenDialog {
  kind: 'default' | 'remove';
  card: BillingCard;
}

function cardNotes({ holderName, createdAt, addedByName }: BillingCard): string[] {
  const date = formatDate(createdAt);
  const added = addedByName ? t`Added ${date} by ${addedByName}` : t`Added ${date}`;
  return holderName ? [holderName, added] : [added];
}

function CardRows({ cards }: { cards: readonly BillingCard[] }) {
  const { t } = useLingui();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);

  return (
    <>
      {cards.map((card) => (
        <Box component="li" key={card.id}>
          <CardLine
            card={card}
            notes={cardNotes(card)}
            actions={
              <ActionMenu
                label={t`Actions for ${{ cardName: cardName(card) }}`}
                actions={[
                  ...(card.isDefault
                    ? []
                    : [
                        {
                          label: t`Set as default`,
                          onClick: () => setOpenDialog({ kind: 'default', card }),
                        },
                      ]),
                  {
                    label: t`Remove card`,
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
  const { t } = useLingui();
  const [setDefault] = useSetDefaultBillingCardMutation();

  return (
    <ConfirmDialog
      title={t`Set ${{ cardName: cardName(card) }} as default?`}
      confirmLabel={t`Set as default`}
      successMessage={t`${{ cardName: cardName(card) }} set as default`}
      onConfirm={() => setDefault({ id: card.id })}
      onClose={onClose}
    >
      {t`Livery charges this card starting with the next charge. Nothing is charged now. You can choose another card at any time.`}
    </ConfirmDialog>
  );
}

/** Warns if the default card has expired or expires soon. */
function ExpiryNotice({ cards }: { cards: readonly BillingCard[] }) {
  const { t } = useLingui();
  const defaultCard = cards.find(({ isDefault }) => isDefault);
  if (defaultCard?.status !== 'Expired' && defaultCard?.status !== 'ExpiringSoon') return null;

  return defaultCard.status === 'Expired' ? (
    <Notice tone="red" title={t`${{ cardName: cardName(defaultCard) }} has expired`}>
      {t`Livery can’t charge this card. Add another card.`}
    </Notice>
  ) : (
    <Notice tone="amber" title={t`${{ cardName: cardName(defaultCard) }} expires soon`}>
      {t`Livery charges this card. Add another card before it expires to avoid failed payments.`}
    </Notice>
  );
}

export function CardsPanel({ isAdding }: { isAdding: boolean }) {
  const { t } = useLingui();
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
        <Panel title={t`Add card`}>
          <AddCardForm
            isFirst={cards.length === 0}
            onDone={close}
            onCancel={cards.length > 0 ? close : null}
          />
        </Panel>
      )}
      <Panel
        title={t`Cards`}
        actions={
          !isAdding && (
            <Button size={2} variant="soft" to={paths.billingCard('new')}>
              {t`Add card`}
            </Button>
          )
        }
      >
        {cards.length === 0 ? (
          <EmptyState
            title={t`No cards yet`}
          >{t`Add a card to complete this step of the go-live checklist.`}</EmptyState>
        ) : (
          <Stack component="ul" aria-label={t`Cards`} spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            <CardRows cards={cards} />
          </Stack>
        )}
      </Panel>
    </>
  );
}
