import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { subscriberPriceChanges, type SubscriberPriceChange } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import type { PlanPriceInput } from '@/api/types';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/price';
import { useChangePlanPriceMutation, usePreviewPlanPriceQuery, type Plan } from '../clientBillingApi';
import { choiceLabels, describeChoice } from './describeChoice';

interface SubscribersStepProps {
  plan: Plan;
  currency: string;
  priceVersion: number;
  price: PlanPriceInput;
  onBack: () => void;
  onDone: () => void;
}

export function SubscribersStep(props: SubscribersStepProps) {
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
    toast.success(texts.thePriceOfWasChanged(plan.name));
    onDone();
  };

  return (
    <Stack spacing={2.5}>
      <FormError message={changing.error && errorMessage(changing.error)} />
      <Typography ref={questionRef} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 160 }}>
        {texts.newClientsPayTheNewPrice(plan.name)}
      </Typography>
      {preview.error && !shown && <ErrorPanel error={preview.error} onRetry={preview.refetch} />}
      {!preview.error && !shown && <Skeleton variant="rounded" height={220} />}
      {shown && (
        <Box role="radiogroup" aria-label={texts.whoItHolds} sx={{ display: 'grid', gap: 1 }}>
          {subscriberPriceChanges.map((choice) => (
            <RadioCard
              key={choice}
              name={name}
              label={choiceLabels[choice]}
              isChosen={choice === subscribers}
              onChoose={() => setSubscribers(choice)}
            >
              {describeChoice(choice, shown, currency)}
            </RadioCard>
          ))}
        </Box>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{texts.thisCantBeUndone}</Typography>
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Button color="gray" variant="text" onClick={onBack} disabled={changing.isLoading}>
          {texts.back}
        </Button>
        <Button onClick={() => void submit()} isLoading={changing.isLoading} disabled={!shown}>
          {texts.changePrice}
        </Button>
      </Stack>
    </Stack>
  );
}
