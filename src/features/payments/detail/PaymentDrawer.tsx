import { useLingui } from '@lingui/react/macro';
import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { hasCode } from '@/api/errors';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { IconButton } from '@/ui/IconButton';
import { type ListedPayment, useGetPaymentQuery } from '../paymentsApi';
import { PaymentDetailBody } from './PaymentDetailBody';

interface DrawerHeaderProps {
  titleId: string;
  /** Undefined while loading. */
  payment: ListedPayment | undefined;
  /** Ids of the adjacent payments on the list's current page. */
  previous: string | undefined;
  next: string | undefined;
  onNavigate: (id: string) => void;
  onClose: () => void;
}

const headerSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  paddingInlineStart: { xs: 2, sm: 3 },
  paddingInlineEnd: { xs: 1, sm: 2 },
  py: 1.5,
} as const;

/** Stays mounted while the payment changes, so that its buttons keep the focus. */
function DrawerHeader({ titleId, payment, previous, next, onNavigate, onClose }: DrawerHeaderProps) {
  const { t } = useLingui();
  return (
    <Box component="header" sx={headerSx}>
      <Typography id={titleId} variant="h2" sx={{ flex: '1 1 auto' }}>
        {payment ? t`Payment #${{ number: payment.number }}` : t`Payment`}
      </Typography>
      <IconButton
        label={t`Previous payment`}
        aria-disabled={previous === undefined}
        onClick={() => previous && onNavigate(previous)}
      >
        <PreviousIcon fontSize="small" />
      </IconButton>
      <IconButton
        label={t`Next payment`}
        aria-disabled={next === undefined}
        onClick={() => next && onNavigate(next)}
      >
        <NextIcon fontSize="small" />
      </IconButton>
      <IconButton label={t`Close`} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface PaymentDrawerProps {
  id: string;
  /** Ids of the payments on the list's current page, in order. */
  ids: readonly string[];
  onNavigate: (id: string) => void;
  onClose: () => void;
}

const isMissing = (error: unknown): boolean => hasCode(error, 'NOT_FOUND');

export default function PaymentDrawer({ id, ids, onNavigate, onClose }: PaymentDrawerProps) {
  const { t } = useLingui();
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
          <EmptyState
            title={t`Payment not found`}
          >{t`Check the link. It may belong to another company.`}</EmptyState>
        )}
        {!detail && error && !isMissing(error) && <ErrorPanel error={error} onRetry={refetch} />}
        {!detail && !error && <Loading />}
      </Stack>
    </Drawer>
  );
}

const Loading = () => {
  const { t } = useLingui();
  return (
    <Stack role="status" spacing={2} aria-label={t`Loading`}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={36} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
};
