import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { BillingDetails } from './BillingDetails';
import { BillingDialog, type BillingAction } from './BillingDialog';
import { useGetClientBillingQuery, type BilledClient, type ClientBilling } from './clientBillingApi';

const canStartSubscription = ({ status }: BilledClient, { subscription }: ClientBilling): boolean =>
  !subscription && status !== 'Paused' && status !== 'Deactivated';

/** Shows a client's billing. Requires `MANAGE_PAYMENTS`. */
export function BillingPanel({ client }: { client: BilledClient }) {
  const { t } = useLingui();
  const { currentData, error, refetch } = useGetClientBillingQuery({ clientId: client.id });
  const [action, setAction] = useState<BillingAction | null>(null);
  const billing = currentData?.clientBilling;

  return (
    <Panel
      title={t`Billing`}
      actions={
        billing && (
          <>
            {canStartSubscription(client, billing) && (
              <Button
                size={1}
                disabled={!billing.canCharge}
                onClick={() => setAction({ kind: 'startSubscription' })}
              >
                {t`Start subscription`}
              </Button>
            )}
            <Button size={1} color="gray" variant="soft" onClick={() => setAction({ kind: 'addCard' })}>
              {t`Add card`}
            </Button>
          </>
        )
      }
    >
      {error && !billing && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !billing && <Skeleton variant="rounded" height={180} />}
      {billing && <BillingDetails billing={billing} onAction={setAction} />}
      {billing && action && (
        <BillingDialog action={action} client={client} billing={billing} onClose={() => setAction(null)} />
      )}
    </Panel>
  );
}
