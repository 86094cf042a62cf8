import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type SubscriberPriceChange, subscriberPriceChanges } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import type { PlanPriceInput } from '@/api/types';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { PageHeader } from '@/ui/PageHeader';
import { PriceTable } from '@/ui/plans/PriceTable';
import { RadioCard } from '@/ui/RadioCard';
import { Stepper } from '@/ui/Stepper';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import {
  type Plan,
  type PricePreview,
  useAmountStep,
  useChangePlanPriceMutation,
  usePreviewPlanPriceQuery,
} from '../clientBillingApi';
import {
  priceFormIn,
  type PriceValues,
  toOffer,
  toPlanForm,
  toPriceForm,
  toPriceInput,
} from '../edit/planForm';
import { PriceFields } from '../edit/PriceFields';
import { LivePreview, previewColumnsSx } from '../preview/LivePreview';

const choiceLabels: Readonly<Record<SubscriberPriceChange, MessageDescriptor>> = {
  Keep: msg`Keep current price`,
  AtRenewal: msg`Change at next renewal`,
  Now: msg`Change now`,
};

/**
 * Describes the MRR change with the amounts before and after, or states that there is none. Returns null if
 * the viewer may not see amounts.
 */
function describeMrrChange({ mrr, mrrAfter }: PricePreview, currency: string): string | null {
  if (mrr === null || mrrAfter === null) return null;
  if (mrr === mrrAfter) return t`MRR doesn’t change.`;
  const change = formatMoney(Math.abs(mrrAfter - mrr), currency);
  const [before, after] = [formatMoney(mrr, currency), formatMoney(mrrAfter, currency)];
  return mrrAfter > mrr
    ? t`MRR increases by ${change}, from ${before} to ${after}.`
    : t`MRR decreases by ${change}, from ${before} to ${after}.`;
}

function describeRenewalDates({ firstRenewalAt, lastRenewalAt }: PricePreview): string {
  if (!firstRenewalAt || !lastRenewalAt) return t`No renewals are scheduled.`;
  const [first, last] = [formatDate(firstRenewalAt), formatDate(lastRenewalAt)];
  return first === last ? t`Renewals are due on ${first}.` : t`Renewals are due from ${first} to ${last}.`;
}

function describeRenewals(preview: PricePreview): string[] {
  const { clientCount, externallyBilledCount } = preview;
  if (externallyBilledCount === 0) return [describeRenewalDates(preview)];
  if (externallyBilledCount === clientCount) {
    return [t`All of them pay outside Livery, so their price changes now.`];
  }
  const others = t`${plural(externallyBilledCount, { one: 'The price of # client who pays outside Livery changes now.', other: 'The price of # clients who pay outside Livery changes now.' })}`;
  return [describeRenewalDates(preview), others];
}

function describeCharges({ chargedNow, chargedNowCount }: PricePreview, currency: string): string {
  if (chargedNowCount === 0) return t`Nothing is charged now. Paid billing periods don’t change.`;
  if (chargedNow === null) {
    return t`${plural(chargedNowCount, { one: '# client is charged now and starts a new billing period.', other: '# clients are charged now and start a new billing period.' })}`;
  }
  const amount = formatMoney(chargedNow, currency);
  return t`${plural(chargedNowCount, { one: `# client is charged ${amount} now and starts a new billing period.`, other: `# clients are charged ${amount} in total now and start a new billing period.` })}`;
}

/** Describes the affected clients, MRR change, renewal dates and charges of a choice. */
function describeChoice(choice: SubscriberPriceChange, preview: PricePreview, currency: string): string[] {
  const { clientCount } = preview;
  const parts: Readonly<Record<SubscriberPriceChange, (string | null)[]>> = {
    Keep: [
      t`${plural(clientCount, { one: 'Applies to # client.', other: 'Applies to # clients.' })}`,
      t`MRR doesn’t change, and nothing is charged.`,
    ],
    AtRenewal: [
      t`${plural(clientCount, { one: 'Applies to # client.', other: 'Applies to # clients.' })}`,
      describeMrrChange(preview, currency),
      ...describeRenewals(preview),
      t`Nothing is charged before the renewal.`,
    ],
    Now: [
      t`${plural(clientCount, { one: 'Applies to # client immediately.', other: 'Applies to # clients immediately.' })}`,
      describeMrrChange(preview, currency),
      describeCharges(preview, currency),
    ],
  };
  return parts[choice].filter((part) => part !== null);
}

interface SubscribersStepProps {
  plan: Plan;
  currency: string;
  priceVersion: number;
  price: PlanPriceInput;
  onBack: () => void;
  onDone: () => void;
}

function SubscribersStep(props: SubscribersStepProps) {
  const { t } = useLingui();
  const { plan, currency, priceVersion, price, onBack, onDone } = props;
  const name = useId();
  const keyFor = useIdempotencyKey();
  const [subscribers, setSubscribers] = useState<SubscriberPriceChange>('Keep');
  // Client counts can change at any time, so the preview is refetched whenever this step opens.
  const preview = usePreviewPlanPriceQuery({ id: plan.id, price }, { refetchOnMountOrArgChange: true });
  const [change, changing] = useChangePlanPriceMutation();
  const shown = preview.data?.previewPlanPrice;
  const questionRef = useRef<HTMLParagraphElement>(null);

  // The button that opened this step is unmounted, so focus moves to the question.
  useEffect(() => questionRef.current?.focus(), []);

  const submit = async () => {
    const input = { id: plan.id, priceVersion, price, subscribers };
    const result = await change({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    if (result.error) return;
    toast.success(t`Price of ${{ name: plan.name }} changed`);
    onDone();
  };

  return (
    <Stack spacing={2.5}>
      <FormError message={changing.error && errorMessage(changing.error)} />
      <Typography ref={questionRef} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 160 }}>
        {t`New clients pay the new price. What happens to existing clients on ${{ name: plan.name }}?`}
      </Typography>
      {preview.error && !shown && <ErrorPanel error={preview.error} onRetry={preview.refetch} />}
      {!preview.error && !shown && <Skeleton variant="rounded" height={220} />}
      {shown && (
        <Box role="radiogroup" aria-label={t`Existing clients`} sx={{ display: 'grid', gap: 1 }}>
          {subscriberPriceChanges.map((choice) => (
            <RadioCard
              key={choice}
              name={name}
              label={t(choiceLabels[choice])}
              isChosen={choice === subscribers}
              onChoose={() => setSubscribers(choice)}
            >
              {describeChoice(choice, shown, currency).map((sentence) => (
                <span key={sentence} style={{ display: 'block' }}>
                  {sentence}{' '}
                </span>
              ))}
            </RadioCard>
          ))}
        </Box>
      )}
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`You can’t undo this, but you can change the price again at any time.`}</Typography>
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Button color="gray" variant="text" onClick={onBack} disabled={changing.isLoading}>
          {t`Back`}
        </Button>
        <Button onClick={() => void submit()} isLoading={changing.isLoading} disabled={!shown}>
          {t`Change price`}
        </Button>
      </Stack>
    </Stack>
  );
}

interface PriceWizardProps {
  plan: Plan;
  /** All plans, in list order. */
  plans: readonly Plan[];
  currency: string;
  onClose: () => void;
}

/** Asks for a new price, and then which price existing subscribers pay. */
export function PriceWizard({ plan, plans, currency, onClose }: PriceWizardProps) {
  const { t } = useLingui();
  const step = useAmountStep();
  const resolver = useMemo(() => zodResolver(priceFormIn(currency, step)), [currency, step]);
  const initial = toPriceForm(plan);
  const form = useForm<PriceValues>({ resolver, defaultValues: initial });
  const typed = { ...toPlanForm(plan), ...useWatch({ control: form.control }) };
  const offer = { id: plan.id, ...toOffer(typed, currency) };
  // Stays at the version that the operator saw, so that the server detects concurrent changes.
  const [priceVersion] = useState(plan.priceVersion);
  const [chosen, setChosen] = useState<PlanPriceInput | null>(null);
  const leaveWhenSafe = useUnsavedChanges(form.formState.isDirty);

  return (
    <Stack spacing={2.5}>
      <PageHeader title={t`Change price of ${{ name: plan.name }}`} />
      <Stepper
        steps={[
          { label: t`New price`, state: chosen ? 'done' : 'current' },
          { label: t`Existing clients`, state: chosen ? 'current' : 'todo' },
        ]}
      />
      <Box sx={previewColumnsSx}>
        {chosen ? (
          <SubscribersStep
            {...{ plan, currency, priceVersion, price: chosen }}
            onBack={() => setChosen(null)}
            onDone={() => {
              form.reset(form.getValues());
              onClose();
            }}
          />
        ) : (
          <Stack
            component="form"
            noValidate
            spacing={2.5}
            onSubmit={form.handleSubmit((values) => setChosen(toPriceInput(values, currency)))}
          >
            <PriceFields
              register={form.register}
              errors={form.formState.errors}
              period={typed.period}
              currency={currency}
            />
            <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
              <Button color="gray" variant="text" onClick={() => leaveWhenSafe(onClose)}>
                {t`Cancel`}
              </Button>
              <Button type="submit">{t`Continue`}</Button>
            </Stack>
          </Stack>
        )}
        <PriceTable plans={[offer]} label={t`Client preview`} />
      </Box>
      <LivePreview plans={plans} edited={{ ...offer, status: plan.status, isPublic: plan.isPublic }} />
    </Stack>
  );
}
