import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contentLimits } from '@contract/content';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useCreateQuickGuideMutation } from '../quickGuideApi';

export function NewGuideDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [create] = useCreateQuickGuideMutation();
  const form = useForm({ defaultValues: { title: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ title }: { title: string }) => {
    const result = await create({ title, idempotencyKey: keyFor(title) });
    if (!result.data) return showServerErrors(form, result.error);
    const guide = result.data.createQuickGuide;
    toast.success(texts.wasAdded(guide.title));
    void navigate(paths.quickGuide(guide.pathname));
  };

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>{texts.addGuide}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <TextField
              label={texts.title}
              hint={texts.itsAddressIsMade}
              error={errors.title?.message}
              maxLength={contentLimits.title.max}
              autoFocus
              {...form.register('title', { required: texts.typeATitle })}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={onClose} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.addGuide}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
