import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/payments/filters';
import type { EditorProps } from './FilterEditor';
import type { Mode } from './filterForms';

const modes: Readonly<Record<Mode, string>> = { live: texts.realMoney, test: texts.testCards };

const currencies = (): string[] => Intl.supportedValuesOf?.('currency') ?? [];

/** The company's own currency first. */
export function CurrencyEditor({ list, onChange, onDone }: EditorProps) {
  const { filters } = list.query;
  const codes = [...new Set([list.currency, ...currencies()])];

  return (
    <SelectField
      label={texts.currency}
      isLabelHidden
      placeholder={texts.chooseACurrency}
      value={filters.currency ?? ''}
      options={codes.map((code) => ({ value: code, label: code }))}
      onChange={({ target }) => {
        if (target.value) onChange({ ...filters, currency: target.value });
        onDone();
      }}
    />
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
