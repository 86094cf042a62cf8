import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PlanPriceInput } from '@/api/types';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Stepper } from '@/ui/Stepper';
import { PriceTable } from '@/ui/plans/PriceTable';
import * as texts from '@/texts/white-label/client-billing/price';
import type { Plan } from '../clientBillingApi';
import { columnsSx } from '../columnsSx';
import { PriceFields } from '../edit/PriceFields';
import {
  priceFormIn,
  toOffer,
  toPlanForm,
  toPriceForm,
  toPriceInput,
  type PriceValues,
} from '../edit/planForm';
import { LivePreview } from '../preview/LivePreview';
import { useAmountStep } from '../useAmountStep';
import { SubscribersStep } from './SubscribersStep';

interface PriceWizardProps {
  plan: Plan;
  /** All plans, in list order. */
  plans: readonly Plan[];
  currency: string;
  onClose: () => void;
}

/** Asks for a new price, and then which price existing subscribers pay. */
export function PriceWizard({ plan, plans, currency, onClose }: PriceWizardProps) {
  const step = useAmountStep();
  const resolver = useMemo(() => zodResolver(priceFormIn(currency, step)), [currency, step]);
  const initial = toPriceForm(plan);
  const form = useForm<PriceValues>({ resolver, defaultValues: initial });
  const typed = { ...toPlanForm(plan), ...useWatch({ control: form.control }) };
  const offer = { id: plan.id, ...toOffer(typed, currency) };
  // Stays at the version that the operator saw, so that the server detects concurrent changes.
  const [priceVersion] = useState(plan.priceVersion);
  const [chosen, setChosen] = useState<PlanPriceInput | null>(null);
  useUnsavedGuard(form.formState.isDirty);

  return (
    <Stack spacing={2.5}>
      <PageHeader title={texts.changeThePrice(plan.name)} />
      <Stepper
        steps={[
          { label: texts.newPrice, state: chosen ? 'done' : 'current' },
          { label: texts.whoItHolds, state: chosen ? 'current' : 'todo' },
        ]}
      />
      <Box sx={columnsSx}>
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
                {texts.cancel}
              </Button>
              <Button type="submit">{texts.chooseWhoItHolds}</Button>
            </Stack>
          </Stack>
        )}
        <PriceTable plans={[offer]} label={texts.howClientsWillSee} />
      </Box>
      <LivePreview plans={plans} edited={{ ...offer, status: plan.status, isPublic: plan.isPublic }} />
    </Stack>
  );
}
