import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { contentLimits } from '@contract/content';
import { showServerErrors } from '@/api/showServerErrors';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import type { DraftStore } from '../../content/draft/draftStore';
import { confirmPublished, notSavedMessage } from '../../content/draft/confirmPublished';
import { usePublishQuickGuideMutation, type GuideDetail } from '../quickGuideApi';

interface PublishGuideDialogProps {
  detail: GuideDetail;
  draftStore: DraftStore;
  onClose: () => void;
}

export function PublishGuideDialog({ detail, draftStore, onClose }: PublishGuideDialogProps) {
  const { guide, variables } = detail;
  const titleId = useId();
  const [publish] = usePublishQuickGuideMutation();
  const form = useForm({ defaultValues: { note: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ note }: { note: string }) => {
    if (!(await draftStore.flush())) {
      return form.setError('root', { message: notSavedMessage });
    }
    const result = await publish({
      input: { id: guide.id, lockVersion: draftStore.version, note: note || null },
    });
    if (!result.data) return showServerErrors(form, result.error);
    confirmPublished(draftStore, result.data.publishQuickGuide);
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
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>
          {texts.publishVersionOf((guide.version ?? 0) + 1, guide.title)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <ProblemsNotice html={draftStore.getState().content.html} variables={variables} />
            <div>{texts.clientsReadItAfterTheNext}</div>
            <TextField
              label={texts.whatHasChanged}
              hint={texts.forYourOwnHistoryClientsDo}
              maxLength={contentLimits.note.max}
              error={errors.note?.message}
              {...form.register('note')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={onClose} disabled={isSubmitting}>
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
