import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { textMessages } from '@/lib/fieldMessages';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { LazyDayField } from '@/ui/days/lazyDays';
import { dayError, daySchema } from '@/ui/days/dayError';
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

/** Returns why a day is refused that must not be in the past. `emptyError` is null for an optional day. */
export const futureDayError = (day: string, today: string, emptyError: string | null): string | null =>
  dayError(day, emptyError) ?? (day !== '' && day < today ? t`Choose today or a later date.` : null);

const publishFormFrom = (today: string) =>
  z.object({
    effectiveOn: daySchema((day) => futureDayError(day, today, t`Enter a date.`)),
    note: line(contentLimits.note, textMessages()),
    requiresReacceptance: z.boolean(),
    reviewDueOn: daySchema((day) => futureDayError(day, today, null)),
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
  const { t } = useLingui();
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
        <Notice tone="amber" title={t`You’re publishing our template unchanged`}>
          {t`The template becomes your own text. Have a lawyer review it before you publish.`}
        </Notice>
      )}
      <div>{t`You can’t edit a published version, but you can publish a new one. Clients see it after the next deployment.`}</div>
      <Controller
        name="effectiveOn"
        control={form.control}
        render={({ field }) => (
          <LazyDayField
            label={t`Effective date`}
            today={today}
            error={errors.effectiveOn?.message}
            {...field}
          />
        )}
      />
      <TextField
        label={t`Change note (optional)`}
        hint={t`Shown in your version history. Clients don’t see it.`}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <CheckboxField
        label={t`Ask clients to accept again`}
        hint={t`Clients are asked at their next sign-in. You can see how many accepted.`}
        {...form.register('requiresReacceptance')}
      />
      <Controller
        name="reviewDueOn"
        control={form.control}
        render={({ field }) => (
          <LazyDayField
            label={t`Next review (optional)`}
            today={today}
            error={errors.reviewDueOn?.message}
            {...field}
          />
        )}
      />
    </PublishDialog>
  );
}
