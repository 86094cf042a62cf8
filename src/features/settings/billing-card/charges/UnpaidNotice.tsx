import Box from '@mui/material/Box';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { usePressKey } from '@/lib/usePressKey';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/billing-card/charges';
import type { GetPlatformFeeQuery } from '../billingCard.generated';
import { useRetryBillingChargeMutation } from '../billingCardApi';

type Charge = GetPlatformFeeQuery['platformFee']['unpaid'][number];

/** A charge that failed: why, what happens next, and what can be done about it. */
export function UnpaidNotice({ charge }: { charge: Charge }) {
  const { id, amount, currency, description, failure, advice, nextRetryAt } = charge;
  const [retry, { isLoading }] = useRetryBillingChargeMutation();
  const keyFor = usePressKey();
  const sum = formatMoney(amount, currency);

  const press = async () => {
    const { error } = await retry({ id, idempotencyKey: keyFor(`${id} ${nextRetryAt ?? ''}`) });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasSentToYourCardAgain(sum));
  };

  return (
    <Notice tone="red" title={texts.couldNotBeCharged(sum, description ? `: ${description}` : '')}>
      <span>
        {[failure, advice].filter(Boolean).join(' ')}{' '}
        {nextRetryAt ? texts.weTryAgainByOurselves(formatDate(nextRetryAt)) : texts.weDoNotTryAgain}
      </span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button size={2} isLoading={isLoading} onClick={press} aria-label={texts.chargeAgainSum(sum)}>
          {texts.chargeAgain}
        </Button>
        <Button size={2} variant="soft" colour="gray" to={paths.billingCard('new')}>
          {texts.addAnotherCard}
        </Button>
      </Box>
    </Notice>
  );
}
