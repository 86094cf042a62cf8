import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import type { DraftKeeper } from '../../content/draft/draftKeeper';
import { followPublished, unsavedYet } from '../../content/draft/published';
import { usePublishQuickGuideMutation, type GuideDetail } from '../quickGuideApi';

interface PublishGuideDialogProps {
  detail: GuideDetail;
  keeper: DraftKeeper;
  onClose: () => void;
}

export function PublishGuideDialog({ detail, keeper, onClose }: PublishGuideDialogProps) {
  const { guide, variables } = detail;
  const titleId = useId();
  const [publish] = usePublishQuickGuideMutation();
  const form = useForm({ defaultValues: { note: '' } });
  const { errors, isSubmitting } = form.formState;

  const send = async ({ note }: { note: string }) => {
    if (!(await keeper.flush())) {
      return form.setError('root', { message: unsavedYet });
    }
    const answer = await publish({
      input: { id: guide.id, lockVersion: keeper.version, note: note || null },
    });
    if (!answer.data) return showServerErrors(form, answer.error);
    followPublished(keeper, answer.data.publishQuickGuide);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={form.handleSubmit(send)}>
        <DialogTitle id={titleId}>
          {texts.publishVersionOf((guide.version ?? 0) + 1, guide.title)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <ProblemsNotice html={keeper.look().words.html} variables={variables} />
            <div>{texts.clientsReadItAfterTheNext}</div>
            <TextField
              label={texts.whatHasChanged}
              hint={texts.forYourOwnHistoryClientsDo}
              maxLength={200}
              error={errors.note?.message}
              {...form.register('note')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button colour="gray" variant="text" onClick={onClose} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.publish}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
