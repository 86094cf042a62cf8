import { useLingui } from '@lingui/react/macro';
import { characterCount, clientFieldRules, isChoice } from '@contract/clients';
import { formatNumber } from '@/lib/format';
import { TextField as Input } from '@/ui/TextField';
import { ChoiceField } from '../../ChoiceField';
import { clientFieldHints, clientFieldLabels } from '../../clientLabels';
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
  if (field === 'note') return <NoteField {...props} />;
  const label = t(clientFieldLabels[field]);
  const error = form.formState.errors[field]?.message;
  if (isChoice(field)) {
    const current = form.formState.defaultValues?.[field];
    return <ChoiceField {...form.register(field)} {...{ field, label, current, error }} />;
  }
  const hint = clientFieldHints[field];

  return (
    <Input
      label={label}
      hint={hint && t(hint)}
      type={inputTypeOf(field)}
      autoComplete="off"
      autoFocus={autoFocus}
      error={error}
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
