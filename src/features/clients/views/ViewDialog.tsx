import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { savedViewLimits } from '@contract/limits';
import { line } from '@contract/text';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';

const createViewForm = () =>
  z.object({
    name: line(savedViewLimits.name, textMessages(t`Enter a name for the view.`)),
    isShared: z.boolean(),
  });

export type ViewFormValues = z.infer<ReturnType<typeof createViewForm>>;

interface ViewDialogProps {
  title: string;
  confirmLabel: string;
  values: ViewFormValues;
  /** Resolves to the error, or to null if the view was saved. */
  onSave: (values: ViewFormValues) => Promise<unknown>;
  onClose: () => void;
}

export function ViewDialog({ title, confirmLabel, values, onSave, onClose }: ViewDialogProps) {
  const { t } = useLingui();
  const schema = useMemo(() => createViewForm(), []);
  const form = useForm<ViewFormValues>({ resolver: zodResolver(schema), defaultValues: values });
  const { errors } = form.formState;

  async function submit(formValues: ViewFormValues) {
    const error = await onSave(formValues);
    if (error) showServerErrors(form, error);
    else onClose();
  }

  return (
    <FormDialog {...{ title, form, onClose }} size="xs" submitLabel={confirmLabel} onSubmit={submit}>
      <TextField
        label={t`Name`}
        autoFocus
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <CheckboxField
        label={t`Share with team`}
        hint={t`Everyone who manages clients can use it. Only you and Admins can change it.`}
        {...form.register('isShared')}
      />
    </FormDialog>
  );
}
