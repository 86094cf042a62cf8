import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { savedViewLimits } from '@contract/limits';
import { line } from '@contract/text';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/views';

const viewForm = z.object({
  name: line(savedViewLimits.name, textMessages(texts.giveTheViewAName)),
  isShared: z.boolean(),
});

export type ViewFormValues = z.infer<typeof viewForm>;

interface ViewDialogProps {
  title: string;
  confirmLabel: string;
  values: ViewFormValues;
  /** Resolves to the error, or to null if the view was saved. */
  onSave: (values: ViewFormValues) => Promise<unknown>;
  onClose: () => void;
}

export function ViewDialog({ title, confirmLabel, values, onSave, onClose }: ViewDialogProps) {
  const form = useForm<ViewFormValues>({ resolver: zodResolver(viewForm), defaultValues: values });
  const { errors } = form.formState;

  async function submit(formValues: ViewFormValues) {
    const error = await onSave(formValues);
    if (error) showServerErrors(form, error);
    else onClose();
  }

  return (
    <FormDialog {...{ title, form, onClose }} size="xs" submitLabel={confirmLabel} onSubmit={submit}>
      <TextField
        label={texts.name}
        autoFocus
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <CheckboxField
        label={texts.shareWithTheTeam}
        hint={texts.everyoneWhoManagesClientsSees}
        {...form.register('isShared')}
      />
    </FormDialog>
  );
}
