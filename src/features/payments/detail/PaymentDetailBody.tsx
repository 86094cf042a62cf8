import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { DisputeStatus, PaymentTrigger, RefundStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { Notice } from '@/ui/Notice';
import { PaymentStatusBadge } from '@/ui/payments/paymentStatus';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import { actionLabels, isDocument } from '../actions/paymentActions';
import { usePaymentActions } from '../actions/usePaymentActions';
import { amountText, disputeLabels, methodText, refundedText, refundReasonLabels } from '../paymentLabels';
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

const statuses: Readonly<Record<RefundStatus, { label: MessageDescriptor; tone: BadgeTone }>> = {
  Pending: { label: msg`Pending`, tone: 'blue' },
  Succeeded: { label: msg`Refunded`, tone: 'gray' },
  Failed: { label: msg`Failed`, tone: 'red' },
};

function RefundByline({ refund }: { refund: RefundListProps['refunds'][number] }) {
  const { reason, createdByName, createdAt } = refund;
  const time = <time dateTime={createdAt}>{formatDate(createdAt, 'dateTime')}</time>;
  if (createdByName) {
    return (
      <Trans>
        {time} by {createdByName}
      </Trans>
    );
  }
  return reason === 'Dispute' ? (
    <Trans>{time} by the bank</Trans>
  ) : (
    <Trans>{time} by the card provider</Trans>
  );
}

function RefundList({ refunds, currency }: RefundListProps) {
  const { t } = useLingui();
  if (refunds.length === 0) return null;
  return (
    <Timeline title={t`Refunds`}>
      {refunds.map((refund) => (
        <Box component="li" key={refund.id} sx={entrySx}>
          <div>
            <Box sx={{ fontWeight: 500 }}>{formatMoney(refund.amount, currency)}</Box>
            <div>{t(refundReasonLabels[refund.reason])}</div>
            {refund.note && <div dir="auto">{refund.note}</div>}
            {refund.failure && <Box sx={{ color: 'error.main' }}>{refund.failure}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <RefundByline refund={refund} />
            </Box>
          </div>
          <span>
            <StatusBadge tone={statuses[refund.status].tone}>{t(statuses[refund.status].label)}</StatusBadge>
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
  const { t } = useLingui();
  const { title, text } = disputeLabels[status];
  return (
    <Notice tone={tones[status]} title={t(title)}>
      <div>{t(text)}</div>
      {status === 'NeedsResponse' && url && (
        <div>
          <ExternalLink href={url}>{t`Respond in Stripe`}</ExternalLink>
        </div>
      )}
    </Notice>
  );
}

const triggerLabels: Readonly<Record<PaymentTrigger, MessageDescriptor>> = {
  Purchase: msg`First payment`,
  Cycle: msg`Renewal`,
  RetryAuto: msg`Automatic retry`,
  RetryManual: msg`Manual retry`,
};

function AttemptList({ attempts }: { attempts: PaymentDetail['attempts'] }) {
  const { t } = useLingui();
  if (attempts.length === 0) return null;
  return (
    <Timeline title={t`Attempts`}>
      {attempts.map(({ number, trigger, status, method, failure, createdAt }) => (
        <Box component="li" key={number} sx={entrySx}>
          <div>
            <Box sx={{ fontWeight: 500 }}>
              {number}. {t(triggerLabels[trigger])}
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
  const { t } = useLingui();
  const { act, dialog } = usePaymentActions();
  if (actions.length === 0) return dialog;

  return (
    <Box role="group" aria-label={t`Actions`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.map((action) => (
        <Button
          key={action}
          size={2}
          color={action === payment.suggestedAction ? 'primary' : 'gray'}
          variant={action === payment.suggestedAction ? 'solid' : 'soft'}
          aria-haspopup={isDocument(action) ? undefined : 'dialog'}
          onClick={() => act(action, payment)}
        >
          {t(actionLabels[action])}
          {!isDocument(action) && '…'}
        </Button>
      ))}
      {dialog}
    </Box>
  );
}

function FailureNotice({ payment: { failure, advice, nextRetryAt } }: { payment: ListedPayment }) {
  const { t } = useLingui();
  if (!failure && !advice) return null;
  return (
    <Notice tone="red" title={failure ?? t`Payment failed`}>
      {advice && <div>{advice}</div>}
      {nextRetryAt && <div>{t`Next retry ${{ date: formatDate(nextRetryAt) }}`}</div>}
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
  const { t } = useLingui();
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
          {!payment.isLive && (
            <StatusBadge tone="gray">{t({ message: 'Test', context: 'mode' })}</StatusBadge>
          )}
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
