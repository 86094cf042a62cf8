import { zodResolver } from '@hookform/resolvers/zod';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import * as texts from '@/texts/white-label/legal/edit';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { FormError } from '@/ui/FormError';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { addDays } from '@contract/calendarDays';
import { contentLimits } from '@contract/content';
import { line } from '@contract/text';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import { confirmPublished, notSavedMessage } from '../../content/draft/confirmPublished';
import type { DraftStore } from '../../content/draft/draftStore';
import { type LegalDetail, usePublishLegalPageMutation } from '../legalApi';

interface PublishValues {
  effectiveOn: string;
  note: string;
  requiresReacceptance: boolean;
  /** Empty if no review is scheduled. */
  reviewDueOn: string;
}

const reviewIntervalDays = 365;

const dateFrom = (today: string) =>
  z.string().check(z.refine((day) => day >= today, texts.chooseTodayOrALaterDay));

const publishFormFrom = (today: string) =>
  z.object({
    effectiveOn: dateFrom(today),
    note: line(contentLimits.note, textMessages()),
    requiresReacceptance: z.boolean(),
    reviewDueOn: z.union([z.literal(''), dateFrom(today)], texts.chooseTodayOrALaterDay),
  });

const toPublishForm = ({ page, today }: LegalDetail): PublishValues => ({
  effectiveOn: today,
  note: '',
  requiresReacceptance: false,
  reviewDueOn:
    page.reviewDueOn && page.reviewDueOn > today ? page.reviewDueOn : addDays(today, reviewIntervalDays),
});

interface PublishDialogProps {
  detail: LegalDetail;
  draftStore: DraftStore;
  onClose: () => void;
}

export function PublishDialog({ detail, draftStore, onClose }: PublishDialogProps) {
  const { page, today } = detail;
  const titleId = useId();
  const [publish] = usePublishLegalPageMutation();
  const resolver = useMemo(() => zodResolver(publishFormFrom(today)), [today]);
  const form = useForm<PublishValues>({ resolver, defaultValues: toPublishForm(detail) });
  const { errors, isSubmitting } = form.formState;
  const nextVersion = (page.version ?? 0) + 1;

  const submit = async (values: PublishValues) => {
    if (!(await draftStore.flush())) {
      return form.setError('root', { message: notSavedMessage });
    }
    const input = {
      ...values,
      pathname: page.pathname,
      lockVersion: draftStore.version,
      note: values.note || null,
      reviewDueOn: values.reviewDueOn || null,
    };
    const result = await publish({ input });
    if (!result.data) return showServerErrors(form, result.error);
    confirmPublished(draftStore, result.data.publishLegalPage);
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
        <DialogTitle id={titleId}>{texts.publishVersionOf(nextVersion, page.title)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <ProblemsNotice html={draftStore.getState().content.html} variables={detail.variables} />
            {page.isTemplate && (
              <Notice tone="amber" title={texts.youAreAboutToPublishOur}>
                {texts.itBecomesYourOwnTextMake}
              </Notice>
            )}
            <div>{texts.aPublishedVersionNeverChanges}</div>
            <TextField
              label={texts.inEffectFrom}
              type="date"
              min={today}
              error={errors.effectiveOn?.message}
              {...form.register('effectiveOn')}
            />
            <TextField
              label={texts.whatHasChanged}
              hint={texts.forYourOwnHistoryClientsDo}
              error={errors.note?.message}
              {...form.register('note')}
            />
            <CheckboxField
              label={texts.askClientsToAcceptItAgain}
              hint={texts.theyAreAskedWhenTheyNext}
              {...form.register('requiresReacceptance')}
            />
            <TextField
              label={texts.lookAtItAgain}
              type="date"
              min={today}
              error={errors.reviewDueOn?.message}
              {...form.register('reviewDueOn')}
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
