import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { hasCode } from '@/api/errors';
import * as texts from '@/texts/payments/detail';
import { useGetPaymentQuery } from '../paymentsApi';
import { DrawerHeader } from './DrawerHeader';
import { PaymentDetailBody } from './PaymentDetailBody';

interface PaymentDrawerProps {
  id: string;
  /** Ids of the payments on the list's current page, in order. */
  ids: readonly string[];
  onNavigate: (id: string) => void;
  onClose: () => void;
}

const isMissing = (error: unknown): boolean => hasCode(error, 'NOT_FOUND');

export default function PaymentDrawer({ id, ids, onNavigate, onClose }: PaymentDrawerProps) {
  const titleId = useId();
  const { currentData, error, refetch } = useGetPaymentQuery({ id });
  const detail = currentData?.payment;
  const index = ids.indexOf(id);

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
      <DrawerHeader
        titleId={titleId}
        payment={detail?.payment}
        previous={index > 0 ? ids[index - 1] : undefined}
        next={index >= 0 ? ids[index + 1] : undefined}
        onNavigate={onNavigate}
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
