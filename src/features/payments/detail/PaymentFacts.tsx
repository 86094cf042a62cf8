import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { expiryWords } from '@/ui/cards/cardWords';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { PaymentParty } from '../list/PaymentParts';
import type { ListedPayment } from '../paymentsApi';
import { methodText, periodText, typeNames } from '../paymentWords';
import { ExternalLink } from '@/ui/ExternalLink';

const moment = (time: string | null): ReactNode =>
  time && <time dateTime={time}>{formatDate(time, 'dateTime')}</time>;

function methodFact({ method }: ListedPayment): string | null {
  if (!method) return null;
  const { expMonth, expYear } = method;
  const expiry = expMonth && expYear ? `, ${expiryWords({ expMonth, expYear }).toLowerCase()}` : '';
  return `${methodText(method)}${expiry}`;
}

function Id({ text, name, url = null }: { text: string; name: string; url?: string | null }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', my: -0.75 }}>
      {text}
      <CopyButton text={text} label={`Copy the ${name}`} />
      {url && <ExternalLink href={url}>Open in Stripe</ExternalLink>}
    </Box>
  );
}

function moneyFacts({ amount, fee, refunded, net, currency, direction }: ListedPayment) {
  const money = (minor: number) => formatMoney(minor, currency);
  if (direction === 'Outgoing') return { Amount: money(amount) };
  return {
    Amount: money(amount),
    Refunded: refunded > 0 && money(refunded),
    Net: money(net),
    'Fee, not taken off': fee > 0 && money(fee),
  };
}

/** What is known of a payment; what there is nothing to say of is left out. */
export function PaymentFacts({ payment }: { payment: ListedPayment }) {
  const { id, providerPaymentId, providerUrl } = payment;
  const facts: Record<string, ReactNode> = {
    Client: payment.client && <PaymentParty payment={payment} />,
    Plan: payment.plan?.name,
    'What for': payment.description,
    Type: typeNames[payment.type],
    Period: periodText(payment),
    Method: methodFact(payment),
    ...moneyFacts(payment),
    Invoice: payment.invoiceNumber,
    Created: moment(payment.createdAt),
    Paid: moment(payment.paidAt),
    Failed: moment(payment.paidAt ? null : payment.failedAt),
    'Provider ID': providerPaymentId && <Id text={providerPaymentId} name="provider ID" url={providerUrl} />,
    ID: <Id text={id} name="payment ID" />,
  };
  const told = Object.entries(facts).filter(([, fact]) => Boolean(fact));
  return <DetailList details={Object.fromEntries(told)} />;
}
