import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/payments/filters';
import type { EditorProps } from './filterNames';
import { amountsIn, type Mode } from './filterCodecs';
import { withoutFilter } from './readFilters';

const modes: Readonly<Record<Mode, string>> = { live: texts.realMoney, test: texts.testCards };

const currencies = (): string[] => Intl.supportedValuesOf?.('currency') ?? [];

/**
 * Lists the company's currency first. The choice applies only on a click of Apply, because arrow keys select
 * other currencies on the way. Truncates the amount filter to the decimals of the new currency.
 */
export function CurrencyEditor({ list, onChange, onDone }: EditorProps) {
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
        label={texts.currency}
        isLabelHidden
        placeholder={texts.chooseACurrency}
        value={chosen}
        options={codes.map((code) => ({ value: code, label: code }))}
        onChange={({ target }) => choose(target.value)}
      />
      <Button size={2} onClick={apply}>
        {texts.apply}
      </Button>
    </Box>
  );
}

export function ModeEditor({ list, onChange, onDone }: EditorProps) {
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
          label={modes[mode]}
          isChosen={filters.mode === mode}
          onChoose={choose(mode)}
        />
      ))}
    </>
  );
}
