import { characterCount, clientFieldRules } from '@contract/clients';
import { formatNumber } from '@/lib/format';
import { SelectField } from '@/ui/SelectField';
import { TextField as Input } from '@/ui/TextField';
import { clientFieldTexts } from '@/texts/clients/fields';
import * as texts from '@/texts/clients/view/edit';
import { useGetClientCountriesQuery } from '../../clientsApi';
import { inputTypeOf, type TextField } from '../../fieldDefinitions';
import type { SectionForm } from './sectionForm';

interface SectionFieldProps {
  field: TextField;
  form: SectionForm;
  autoFocus: boolean;
}

export function SectionField(props: SectionFieldProps) {
  const { field, form, autoFocus } = props;
  if (field === 'country') return <CountryField {...props} />;
  if (field === 'note') return <NoteField {...props} />;
  const { label, hint } = clientFieldTexts[field];

  return (
    <Input
      label={label}
      hint={hint}
      type={inputTypeOf(field)}
      autoComplete="off"
      autoFocus={autoFocus}
      error={form.formState.errors[field]?.message}
      {...form.register(field)}
    />
  );
}

function CountryField({ field, form }: SectionFieldProps) {
  const { data } = useGetClientCountriesQuery();
  const options = (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));

  return (
    <SelectField
      // The key remounts the select when the countries load, because a select cannot hold a value without an
      // option.
      key={options.length}
      label={clientFieldTexts[field].label}
      placeholder={texts.notKnown}
      options={options}
      error={form.formState.errors[field]?.message}
      {...form.register(field)}
    />
  );
}

function NoteField({ field, form, autoFocus }: SectionFieldProps) {
  const { label, hint } = clientFieldTexts[field];
  const length = characterCount((form.watch(field) ?? '').trim());

  return (
    <Input
      label={label}
      isLabelHidden
      hint={texts.ofCharacters(formatNumber(length), formatNumber(clientFieldRules.note.max), hint)}
      multiline
      minRows={4}
      maxRows={16}
      autoFocus={autoFocus}
      error={form.formState.errors[field]?.message}
      {...form.register(field)}
    />
  );
}
