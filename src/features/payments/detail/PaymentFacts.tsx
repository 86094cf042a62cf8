import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
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

function moneyFacts({ amount, fee, refunded, net, currency, direction }: ListedPayment) {
  const money = (minor: number) => formatMoney(minor, currency);
  if (direction === 'Outgoing') return { [t`Amount`]: money(amount) };
  return {
    [t`Amount`]: money(amount),
    [t`Refunded`]: refunded > 0 && money(refunded),
    [t`Net`]: money(net),
    [t`Fee, not taken off`]: fee > 0 && money(fee),
  };
}

/** Shows the facts of a payment, except those without a value. */
export function PaymentFacts({ payment }: { payment: ListedPayment }) {
  const { t } = useLingui();
  const { id, providerPaymentId, providerUrl } = payment;
  const facts: Record<string, ReactNode> = {
    [t`Client`]: payment.client && <PaymentParty payment={payment} />,
    [t`Plan`]: payment.plan?.name,
    [t`What for`]: payment.description,
    [t`Type`]: t(typeLabels[payment.type]),
    [t`Period`]: periodText(payment),
    [t`Method`]: methodFact(payment),
    ...moneyFacts(payment),
    [t`Invoice`]: payment.invoiceNumber,
    [t`Created`]: renderTime(payment.createdAt),
    [t`Paid`]: renderTime(payment.paidAt),
    [t`Failed`]: renderTime(payment.paidAt ? null : payment.failedAt),
    [t`Provider ID`]: providerPaymentId && (
      <Id text={providerPaymentId} copyLabel={t`Copy the provider ID`} url={providerUrl} />
    ),
    [t`ID`]: <Id text={id} copyLabel={t`Copy the payment ID`} />,
  };
  const presentFacts = Object.entries(facts).filter(([, fact]) => Boolean(fact));
  return <DetailList details={Object.fromEntries(presentFacts)} />;
}
