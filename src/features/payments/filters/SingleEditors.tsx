import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import type { EditorProps } from './FilterEditor';
import type { Mode } from './filterForms';

const modes: Readonly<Record<Mode, string>> = { live: 'Real money', test: 'Test cards' };

const currencies = (): string[] => Intl.supportedValuesOf?.('currency') ?? [];

/** The company's own currency first. */
export function CurrencyEditor({ list, onChange, onDone }: EditorProps) {
  const { filters } = list.query;
  const codes = [...new Set([list.currency, ...currencies()])];

  return (
    <SelectField
      label="Currency"
      isLabelHidden
      placeholder="Choose a currency"
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
