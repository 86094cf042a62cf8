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
  if (!card.isDefault) return t`It is not the card that Livery charges, so nothing else changes.`;
  const others = cards.filter(({ id }) => id !== card.id);
  const [onlyOther] = others;
  if (!onlyOther) return t`It is your only card: add another one first while your company is active.`;
  if (others.length === 1) return t`Livery charges ${{ cardName: cardName(onlyOther) }} from now on.`;
  return t`Livery charges the latest of your other cards that works from now on.`;
}

function RemoveCardDialog({ card, cards, onClose }: RemoveCardDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveBillingCardMutation();

  return (
    <ConfirmDialog
      title={t`Remove ${{ cardName: cardName(card) }}?`}
      confirmLabel={t`Remove`}
      color="red"
      successMessage={t`${{ cardName: cardName(card) }} was removed`}
      onConfirm={() => remove({ id: card.id })}
      onClose={onClose}
    >
      {removalEffect(card, cards)} {t`It can not be undone: the card has to be added again.`}
    </ConfirmDialog>
  );
}

interface OpenDialog {
  kind: 'default' | 'remove';
  card: BillingCard;
}

function cardNote({ holderName, createdAt, addedByName }: BillingCard): string {
  const date = formatDate(createdAt);
  const added = addedByName ? t`added ${date} by ${addedByName}` : t`added ${date}`;
  return holderName ? `${holderName}, ${added}` : added;
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
            note={cardNote(card)}
            actions={
              <ActionMenu
                label={t`Actions for ${{ cardName: cardName(card) }}`}
                actions={[
                  ...(card.isDefault
                    ? []
                    : [
                        {
                          label: t`Charge this card`,
                          onClick: () => setOpenDialog({ kind: 'default', card }),
                        },
                      ]),
                  {
                    label: t`Remove`,
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
      title={t`Charge ${{ cardName: cardName(card) }}?`}
      confirmLabel={t`Charge this card`}
      successMessage={t`${{ cardName: cardName(card) }} became the card that Livery charges`}
      onConfirm={() => setDefault({ id: card.id })}
      onClose={onClose}
    >
      {t`Livery charges this card from the next charge on. Nothing is charged now, and you can choose another card at any time.`}
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
      {t`Livery can not charge it any more. Add another card.`}
    </Notice>
  ) : (
    <Notice tone="amber" title={t`${{ cardName: cardName(defaultCard) }} expires soon`}>
      {t`${{ expiry: expiryLabel(defaultCard) }}, at the end of the month. Add another card before then, so that nothing is left unpaid.`}
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
        <Panel title={t`Add a card`}>
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
              {t`Add a card`}
            </Button>
          )
        }
      >
        {cards.length === 0 ? (
          <EmptyState
            title={t`No card yet`}
          >{t`The go-live checklist keeps this step open until there is one.`}</EmptyState>
        ) : (
          <Stack component="ul" aria-label={t`Cards`} spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            <CardRows cards={cards} />
          </Stack>
        )}
      </Panel>
    </>
  );
}
