import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { DisputeStatus, RefundStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { reasonNames, triggerNames } from '@/texts/payments';
import * as texts from '@/texts/payments/detail';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { Notice } from '@/ui/Notice';
import { PaymentStatusBadge } from '@/ui/payments/paymentStatus';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import { actionLabels, isDocument } from '../actions/paymentActions';
import { usePaymentActions } from '../actions/usePaymentActions';
import { amountText, disputeLabels, methodText, refundedText } from '../paymentLabels';
import type { ListedPayment, PaymentDetail } from '../paymentsApi';
import { PaymentFacts } from './PaymentFacts';

interface TimelineProps {
  title: string;
  /** The entries, as `li` elements. */
  children: ReactNode;
}

const entrySx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;

function Timeline({ title, children }: TimelineProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ol" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </section>
  );
}

interface RefundListProps {
  refunds: PaymentDetail['refunds'];
  currency: string;
}

const statuses: Readonly<Record<RefundStatus, { label: string; tone: BadgeTone }>> = {
  Pending: { label: texts.pending, tone: 'blue' },
  Succeeded: { label: texts.refunded, tone: 'gray' },
  Failed: { label: texts.failed, tone: 'red' },
};

const refundedBy = ({ reason, createdByName }: RefundListProps['refunds'][number]): string =>
  createdByName ?? (reason === 'Dispute' ? texts.theBank : texts.theCardProvider);

function RefundList({ refunds, currency }: RefundListProps) {
  if (refunds.length === 0) return null;
  return (
    <Timeline title={texts.refunds}>
      {refunds.map((refund) => (
        <Box component="li" key={refund.id} sx={entrySx}>
          <div>
            <Box sx={{ fontWeight: 500 }}>{formatMoney(refund.amount, currency)}</Box>
            <div>{reasonNames[refund.reason]}</div>
            {refund.note && <div>{refund.note}</div>}
            {refund.failure && <Box sx={{ color: 'error.main' }}>{refund.failure}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <time dateTime={refund.createdAt}>{formatDate(refund.createdAt, 'dateTime')}</time>
              {texts.by(refundedBy(refund))}
            </Box>
          </div>
          <span>
            <StatusBadge tone={statuses[refund.status].tone}>{statuses[refund.status].label}</StatusBadge>
          </span>
        </Box>
      ))}
    </Timeline>
  );
}

interface DisputeNoticeProps {
  status: DisputeStatus;
  /** The card provider's page of the payment, where the company responds to the dispute. */
  url: string | null;
}

const tones: Readonly<Record<DisputeStatus, BadgeTone>> = {
  NeedsResponse: 'red',
  UnderReview: 'amber',
  Won: 'green',
  Lost: 'gray',
};

function DisputeNotice({ status, url }: DisputeNoticeProps) {
  const { title, text } = disputeLabels[status];
  return (
    <Notice tone={tones[status]} title={title}>
      <div>{text}</div>
      {status === 'NeedsResponse' && url && (
        <div>
          <ExternalLink href={url}>{texts.answerInStripe}</ExternalLink>
        </div>
      )}
    </Notice>
  );
}

function AttemptList({ attempts }: { attempts: PaymentDetail['attempts'] }) {
  if (attempts.length === 0) return null;
  return (
    <Timeline title={texts.attempts}>
      {attempts.map(({ number, trigger, status, method, failure, createdAt }) => (
        <Box component="li" key={number} sx={entrySx}>
          <div>
            <Box sx={{ fontWeight: 500 }}>
              {number}. {triggerNames[trigger]}
            </Box>
            {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <time dateTime={createdAt}>{formatDate(createdAt, 'dateTime')}</time>
              {method && `, ${methodText(method)}`}
            </Box>
          </div>
          <span>
            <PaymentStatusBadge status={status} />
          </span>
        </Box>
      ))}
    </Timeline>
  );
}

function DetailActions({ detail: { payment, actions } }: { detail: PaymentDetail }) {
  const { act, dialog } = usePaymentActions();
  if (actions.length === 0) return dialog;

  return (
    <Box role="group" aria-label={texts.actions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.map((action) => (
        <Button
          key={action}
          size={2}
          color={action === payment.suggestedAction ? 'primary' : 'gray'}
          variant={action === payment.suggestedAction ? 'solid' : 'soft'}
          aria-haspopup={isDocument(action) ? undefined : 'dialog'}
          onClick={() => act(action, payment)}
        >
          {actionLabels[payment.direction][action]}
          {!isDocument(action) && '…'}
        </Button>
      ))}
      {dialog}
    </Box>
  );
}

function FailureNotice({ payment: { failure, advice, nextRetryAt } }: { payment: ListedPayment }) {
  if (!failure && !advice) return null;
  return (
    <Notice tone="red" title={failure ?? texts.thePaymentFailed}>
      {advice && <div>{advice}</div>}
      {nextRetryAt && <div>{texts.willBeTriedAgain(formatDate(nextRetryAt))}</div>}
    </Notice>
  );
}

const amountSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

export function PaymentDetailBody({ detail }: { detail: PaymentDetail }) {
  const { payment, attempts, refunds } = detail;
  const refunded = refundedText(payment);

  return (
    <>
      <div>
        <Box sx={amountSx}>
          <Typography variant="h1" component="p">
            {amountText(payment)}
          </Typography>
          <PaymentStatusBadge status={payment.status} />
          {!payment.isLive && <StatusBadge tone="gray">{texts.test}</StatusBadge>}
        </Box>
        {refunded && <Typography sx={{ color: 'text.secondary' }}>{refunded}</Typography>}
      </div>
      <FailureNotice payment={payment} />
      {payment.disputeStatus && <DisputeNotice status={payment.disputeStatus} url={payment.providerUrl} />}
      <DetailActions detail={detail} />
      <PaymentFacts payment={payment} />
      <RefundList refunds={refunds} currency={payment.currency} />
      <AttemptList attempts={attempts} />
    </>
  );
}
