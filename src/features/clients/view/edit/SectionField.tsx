import { useLingui } from '@lingui/react/macro';
import { characterCount, clientFieldRules } from '@contract/clients';
import { formatNumber } from '@/lib/format';
import { SelectField } from '@/ui/SelectField';
import { TextField as Input } from '@/ui/TextField';
import { clientFieldHints, clientFieldLabels } from '../../clientLabels';
import { useGetClientCountriesQuery } from '../../clientsApi';
import { inputTypeOf, type TextField } from '../../fieldDefinitions';
import type { SectionForm } from './sectionForm';

interface SectionFieldProps {
  field: TextField;
  form: SectionForm;
  autoFocus: boolean;
}

export function SectionField(props: SectionFieldProps) {
  const { t } = useLingui();
  const { field, form, autoFocus } = props;
  if (field === 'country') return <CountryField {...props} />;
  if (field === 'note') return <NoteField {...props} />;
  const hint = clientFieldHints[field];

  return (
    <Input
      label={t(clientFieldLabels[field])}
      hint={hint && t(hint)}
      type={inputTypeOf(field)}
      autoComplete="off"
      autoFocus={autoFocus}
      error={form.formState.errors[field]?.message}
      {...form.register(field)}
    />
  );
}

function CountryField({ field, form }: SectionFieldProps) {
  const { t } = useLingui();
  const { data } = useGetClientCountriesQuery();
  const options = (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));

  return (
    <SelectField
      // The key remounts the select when the countries load, because a select cannot hold a value without an
      // option.
      key={options.length}
      label={t(clientFieldLabels[field])}
      placeholder={t`Not specified`}
      options={options}
      error={form.formState.errors[field]?.message}
      {...form.register(field)}
    />
  );
}

function NoteField({ field, form, autoFocus }: SectionFieldProps) {
  const { t } = useLingui();
  const length = characterCount((form.watch(field) ?? '').trim());

  return (
    <Input
      label={t(clientFieldLabels[field])}
      isLabelHidden
      hint={t`Visible only to your team. ${{ typed: formatNumber(length) }} of ${{ maxLength: formatNumber(clientFieldRules.note.max) }} characters.`}
      multiline
      minRows={4}
      maxRows={16}
      autoFocus={autoFocus}
      error={form.formState.errors[field]?.message}
      {...form.register(field)}
    />
  );
}
