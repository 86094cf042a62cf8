import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contentLimits } from '@contract/content';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useCreateQuickGuideMutation } from '../quickGuideApi';

export function NewGuideDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [create] = useCreateQuickGuideMutation();
  const form = useForm({ defaultValues: { title: '' } });
  const { errors } = form.formState;

  const submit = async ({ title }: { title: string }) => {
    const result = await create({ title, idempotencyKey: keyFor(title) });
    if (!result.data) return showServerErrors(form, result.error);
    const guide = result.data.createQuickGuide;
    toast.success(t`${{ title: guide.title }} added`);
    void navigate(paths.quickGuide(guide.pathname));
  };

  return (
    <FormDialog
      title={t`Add guide`}
      size="xs"
      form={form}
      submitLabel={t`Add guide`}
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t`Title`}
        hint={t`The guide’s URL is created from its title. You can change the title later.`}
        error={errors.title?.message}
        maxLength={contentLimits.title.max}
        autoFocus
        {...form.register('title', { required: t`Enter a title.` })}
      />
    </FormDialog>
  );
}
