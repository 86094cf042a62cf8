import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { textMessages } from '@/lib/fieldMessages';
import * as publishTexts from '@/texts/white-label/content/publish';
import * as texts from '@/texts/white-label/legal/edit';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { addDays } from '@contract/calendarDays';
import { contentLimits } from '@contract/content';
import { line } from '@contract/text';
import type { PublishProps } from '../content/DocumentDialogs';
import { PublishDialog } from '../content/PublishDialog';
import { type LegalDetail, usePublishLegalPageMutation } from './legalApi';

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

interface PublishLegalPageDialogProps extends PublishProps {
  detail: LegalDetail;
}

export function PublishLegalPageDialog({ detail, draftStore, onClose }: PublishLegalPageDialogProps) {
  const { page, variables, today } = detail;
  const [publishPage] = usePublishLegalPageMutation();
  const resolver = useMemo(() => zodResolver(publishFormFrom(today)), [today]);
  const form = useForm<PublishValues>({ resolver, defaultValues: toPublishForm(detail) });
  const { errors } = form.formState;

  const publish = async ({ note, reviewDueOn, ...values }: PublishValues, lockVersion: number) => {
    const input = {
      ...values,
      pathname: page.pathname,
      lockVersion,
      note: note || null,
      reviewDueOn: reviewDueOn || null,
    };
    const { data, error } = await publishPage({ input });
    return data?.publishLegalPage ?? { error };
  };

  return (
    <PublishDialog document={page} {...{ variables, draftStore, form, publish, onClose }}>
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
        label={publishTexts.whatHasChanged}
        hint={publishTexts.forYourOwnHistoryClientsDo}
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
    </PublishDialog>
  );
}
