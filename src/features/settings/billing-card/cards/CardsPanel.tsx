import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/billing-card/cards';
import { useGetBillingCardsQuery } from '../billingCardApi';
import { AddCardForm } from './AddCardForm';
import { CardRows } from './CardRows';
import { ExpiryNotice } from './ExpiryNotice';

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
