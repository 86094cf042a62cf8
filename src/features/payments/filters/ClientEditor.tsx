import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { searchDebounceMs } from '@/config/limits';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { SearchField } from '@/ui/SearchField';
import * as texts from '@/texts/payments/filters';
import { useSearchPaymentClientsQuery } from '../paymentsApi';
import type { EditorProps } from './filterNames';

const listSx = { listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflowY: 'auto' } as const;
const choiceSx = {
  display: 'block',
  width: '100%',
  px: 1,
  py: 0.75,
  borderRadius: 1,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

export function ClientEditor({ list, onChange, onDone }: EditorProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text).trim();
  const { currentData, error, refetch } = useSearchPaymentClientsQuery({ search });
  const clients = currentData?.paymentClients;

  const choose = (client: string) => {
    onChange({ ...list.query.filters, client });
    onDone();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchField label={texts.searchClients} value={text} onChange={setText} />
      {error && !clients && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !clients && <Skeleton variant="rounded" height={120} />}
      {clients?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.nobodyMatches}</Typography>
      )}
      {clients && clients.length > 0 && (
        <Box component="ul" aria-label={texts.clients} sx={listSx}>
          {clients.map(({ id, number, name }) => (
            <li key={id}>
              <ButtonBase sx={choiceSx} onClick={() => choose(id)}>
                {name}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
                  #{number}
                </Box>
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
