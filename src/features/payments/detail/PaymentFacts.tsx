import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { CopyButton } from '@/ui/CopyButton';
import { type Detail, DetailList } from '@/ui/DetailList';
import { ExternalLink } from '@/ui/ExternalLink';
import { PaymentParty } from '../list/PaymentParts';
import { methodText, periodText, typeLabels } from '../paymentLabels';
import type { ListedPayment } from '../paymentsApi';

const renderTime = (time: string | null): ReactNode =>
  time && <time dateTime={time}>{formatDate(time, 'dateTime')}</time>;

function methodFact({ method }: ListedPayment): string | null {
  if (!method) return null;
  const { expMonth, expYear } = method;
  const name = methodText(method);
  if (!expMonth || !expYear) return name;
  const expiry = `${String(expMonth).padStart(2, '0')}/${expYear}`;
  return t`${name}, expires ${expiry}`;
}

function Id({ text, copyLabel, url = null }: { text: string; copyLabel: string; url?: string | null }) {
  const { t } = useLingui();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', my: -0.75 }}>
      {text}
      <CopyButton text={text} label={copyLabel} />
      {url && <ExternalLink href={url}>{t`Open in Stripe`}</ExternalLink>}
    </Box>
  );
}

function moneyFacts({ amount, fee, refunded, net, currency, direction }: ListedPayment): Detail[] {
  const money = (minor: number) => formatMoney(minor, currency);
  if (direction === 'Outgoing') return [{ label: t`Amount`, value: money(amount) }];
  return [
    { label: t`Amount`, value: money(amount) },
    { label: t`Refunded`, value: refunded > 0 && money(refunded) },
    { label: t`Net`, value: money(net) },
    { label: t`Fee (not deducted)`, value: fee > 0 && money(fee) },
  ];
}

/** Shows the facts of a payment, except those without a value. */
export function PaymentFacts({ payment }: { payment: ListedPayment }) {
  const { t } = useLingui();
  const { id, providerPaymentId, providerUrl } = payment;
  const facts = [
    { label: t`Client`, value: payment.client && <PaymentParty payment={payment} /> },
    { label: t`Plan`, value: payment.plan?.name },
    { label: t`Description`, value: payment.description },
    { label: t`Type`, value: t(typeLabels[payment.type]) },
    { label: t`Period`, value: periodText(payment) },
    { label: t`Payment method`, value: methodFact(payment) },
    ...moneyFacts(payment),
    { label: t`Invoice`, value: payment.invoiceNumber },
    { label: t`Created`, value: renderTime(payment.createdAt) },
    { label: t({ message: 'Paid', context: 'date' }), value: renderTime(payment.paidAt) },
    {
      label: t({ message: 'Failed', context: 'date' }),
      value: renderTime(payment.paidAt ? null : payment.failedAt),
    },
    {
      label: t`Provider ID`,
      value: providerPaymentId && (
        <Id text={providerPaymentId} copyLabel={t`Copy provider ID`} url={providerUrl} />
      ),
    },
    { label: t`ID`, value: <Id text={id} copyLabel={t`Copy payment ID`} /> },
  ];
  return <DetailList details={facts} />;
}
