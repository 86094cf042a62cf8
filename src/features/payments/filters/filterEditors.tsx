import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { searchDebounceMs } from '@/config/limits';
import { todayIn } from '@/lib/days';
import { compareTexts, currencyName } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { RadioCard } from '@/ui/RadioCard';
import { SearchField } from '@/ui/SearchField';
import { SelectField } from '@/ui/SelectField';
import { OpenDaysEditor } from '@/ui/days/OpenDaysEditor';
import type { PaymentList } from '../list/usePaymentList';
import { useSearchPaymentClientsQuery } from '../paymentsApi';
import { amountsIn, type DaysFilterKey, type Mode, type PaymentFilters, withoutFilter } from './filterCodecs';

export interface EditorProps {
  list: PaymentList;
  onChange: (filters: PaymentFilters) => void;
  onDone: () => void;
}

const listSx = { listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflowY: 'auto' } as const;
const choiceSx = {
  display: 'block',
  width: '100%',
  px: 1,
  py: 0.75,
  borderRadius: 1,
  textAlign: 'start',
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
  const { t } = useLingui();
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
      <SearchField label={t`Search clients`} value={text} onChange={setText} />
      {error && !clients && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !clients && <Skeleton variant="rounded" height={120} />}
      {clients?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t`No clients found`}</Typography>
      )}
      {clients && clients.length > 0 && (
        <Box component="ul" aria-label={t`Clients`} sx={listSx}>
          {clients.map(({ id, number, name }) => (
            <li key={id}>
              <ButtonBase sx={choiceSx} onClick={() => choose(id)}>
                {name}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
                  <bdi>#{number}</bdi>
                </Box>
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const modes: Readonly<Record<Mode, MessageDescriptor>> = { live: msg`Live mode`, test: msg`Test mode` };

const currencies = (): string[] => Intl.supportedValuesOf?.('currency') ?? [];

/**
 * Lists the company's currency first. The choice applies only on a click of Apply, because arrow keys select
 * other currencies on the way. Truncates the amount filter to the decimals of the new currency.
 */
export function CurrencyEditor({ list, onChange, onDone }: EditorProps) {
  const { t } = useLingui();
  const { filters } = list.query;
  const [chosen, choose] = useState(filters.currency ?? '');
  const codes = [...new Set([list.currency, ...currencies()])];

  const apply = () => {
    const amount = filters.amount && amountsIn(chosen || list.currency, filters.amount);
    const withNewCurrency = { ...withoutFilter(filters, 'amount'), ...(amount && { amount }) };
    onChange(chosen ? { ...withNewCurrency, currency: chosen } : withoutFilter(withNewCurrency, 'currency'));
    onDone();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SelectField
        label={t`Currency`}
        isLabelHidden
        placeholder={t`Choose a currency`}
        value={chosen}
        options={codes
          .map((code) => ({ value: code, label: currencyName(code) }))
          .sort((a, b) => compareTexts(a.label, b.label))}
        onChange={({ target }) => choose(target.value)}
      />
      <Button size={2} onClick={apply}>
        {t`Apply`}
      </Button>
    </Box>
  );
}

export function ModeEditor({ list, onChange, onDone }: EditorProps) {
  const { t } = useLingui();
  const { filters } = list.query;
  const choose = (mode: Mode) => () => {
    onChange({ ...filters, mode });
    onDone();
  };

  return (
    <>
      {(['live', 'test'] as const).map((mode) => (
        <RadioCard
          key={mode}
          name="mode"
          label={t(modes[mode])}
          isChosen={filters.mode === mode}
          onChoose={choose(mode)}
        />
      ))}
    </>
  );
}

interface DaysEditorProps extends EditorProps {
  filterKey: DaysFilterKey;
}

export function DaysEditor({ filterKey, list, onChange, onDone }: DaysEditorProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { filters } = list.query;

  return (
    <OpenDaysEditor
      range={filters[filterKey] ?? null}
      today={todayIn(timeZone)}
      onApply={(range) => {
        onChange(range ? { ...filters, [filterKey]: range } : withoutFilter(filters, filterKey));
        onDone();
      }}
    />
  );
}
