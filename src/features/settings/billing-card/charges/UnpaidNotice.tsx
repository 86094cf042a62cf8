import Box from '@mui/material/Box';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { usePressKey } from '@/lib/usePressKey';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
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
    else toast.success(`${sum} was sent to your card again`);
  };

  return (
    <Notice tone="red" title={`${sum} could not be charged${description ? `: ${description}` : ''}`}>
      <span>
        {[failure, advice].filter(Boolean).join(' ')}{' '}
        {nextRetryAt
          ? `We try again by ourselves on ${formatDate(nextRetryAt)}.`
          : 'We do not try again by ourselves.'}
      </span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button size={2} isLoading={isLoading} onClick={press} aria-label={`Charge ${sum} again`}>
          Charge again
        </Button>
        <Button size={2} variant="soft" colour="gray" to={paths.billingCard('new')}>
          Add another card
        </Button>
      </Box>
    </Notice>
  );
}
