import Box from '@mui/material/Box';
import { useClearUrlParams } from '@/lib/useClearUrlParams';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { RemovableChip } from '@/ui/RemovableChip';
import { useGetPaymentClientQuery } from '../paymentsApi';
import { rangeText, rangeWords, type FilterChoice } from './paymentFilter';

const listSx = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' } as const;

/** What the list is narrowed by, each to be taken away by itself. */
export function FilterChips({ choice }: { choice: FilterChoice }) {
  const clear = useClearUrlParams();
  const { clientId, ranges } = choice;
  const days = rangeWords.flatMap((word) => {
    const range = ranges[word];
    return range ? [{ word, label: rangeText(word, range) }] : [];
  });

  if (!clientId && days.length === 0) return null;
  return (
    <Box component="ul" aria-label="Filters" sx={listSx}>
      {clientId && <ClientChip id={clientId} onRemove={() => clear(['client', 'page'])} />}
      {days.map(({ word, label }) => (
        <RemovableChip key={word} label={label} onRemove={() => clear([word, 'page'])} />
      ))}
    </Box>
  );
}

function ClientChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const maySee = useAppSelector(selectOperator)?.permissions.includes('MANAGE_CLIENT_MANAGEMENT') ?? false;
  const { data } = useGetPaymentClientQuery({ id }, { skip: !maySee });
  return <RemovableChip label={data ? `Client: ${data.client.name}` : 'One client'} onRemove={onRemove} />;
}
