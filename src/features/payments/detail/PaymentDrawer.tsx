import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { isApiError } from '@/api/errors';
import * as texts from '@/texts/payments/detail';
import { useGetPaymentQuery } from '../paymentsApi';
import { DrawerHead } from './DrawerHead';
import { PaymentDetailBody } from './PaymentDetailBody';

interface PaymentDrawerProps {
  id: string;
  /** Of the page that stands under the drawer, in its order. */
  ids: readonly string[];
  onTurn: (id: string) => void;
  onClose: () => void;
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.code === 'NOT_FOUND';

/** One payment over the list that it was opened from. */
export default function PaymentDrawer({ id, ids, onTurn, onClose }: PaymentDrawerProps) {
  const titleId = useId();
  const { currentData, error, refetch } = useGetPaymentQuery({ id });
  const detail = currentData?.payment;
  const place = ids.indexOf(id);

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(560px, 100vw)' },
        },
      }}
    >
      <DrawerHead
        titleId={titleId}
        payment={detail?.payment}
        previous={place > 0 ? ids[place - 1] : undefined}
        next={place >= 0 ? ids[place + 1] : undefined}
        onTurn={onTurn}
        onClose={onClose}
      />
      <Stack spacing={2.5} sx={{ p: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 1 }, overflowY: 'auto' }}>
        {detail && <PaymentDetailBody key={id} detail={detail} />}
        {!detail && isMissing(error) && (
          <EmptyState title={texts.thereIsNoSuchPayment}>{texts.theLinkMayBeWrong}</EmptyState>
        )}
        {!detail && error && !isMissing(error) && <ErrorPanel error={error} onRetry={refetch} />}
        {!detail && !error && <Loading />}
      </Stack>
    </Drawer>
  );
}

const Loading = () => (
  <Stack role="status" spacing={2} aria-label={texts.loading}>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={36} />
    <Skeleton variant="rounded" height={240} />
  </Stack>
);
