import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contentLimits } from '@contract/content';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useCreateQuickGuideMutation } from '../quickGuideApi';

export function NewGuideDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [create] = useCreateQuickGuideMutation();
  const form = useForm({ defaultValues: { title: '' } });
  const { errors } = form.formState;

  const submit = async ({ title }: { title: string }) => {
    const result = await create({ title, idempotencyKey: keyFor(title) });
    if (!result.data) return showServerErrors(form, result.error);
    const guide = result.data.createQuickGuide;
    toast.success(texts.wasAdded(guide.title));
    void navigate(paths.quickGuide(guide.pathname));
  };

  return (
    <FormDialog
      title={texts.addGuide}
      size="xs"
      form={form}
      submitLabel={texts.addGuide}
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.title}
        hint={texts.itsAddressIsMade}
        error={errors.title?.message}
        maxLength={contentLimits.title.max}
        autoFocus
        {...form.register('title', { required: texts.typeATitle })}
      />
    </FormDialog>
  );
}
