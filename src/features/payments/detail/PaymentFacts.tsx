import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { inSentence } from '@/texts/grammar';
import { typeNames } from '@/texts/payments';
import * as texts from '@/texts/payments/detail';
import { expiryLabel } from '@/ui/cards/cardLabels';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { ExternalLink } from '@/ui/ExternalLink';
import { PaymentParty } from '../list/PaymentParts';
import { methodText, periodText } from '../paymentLabels';
import type { ListedPayment } from '../paymentsApi';

const renderTime = (time: string | null): ReactNode =>
  time && <time dateTime={time}>{formatDate(time, 'dateTime')}</time>;

function methodFact({ method }: ListedPayment): string | null {
  if (!method) return null;
  const { expMonth, expYear } = method;
  const expiry = expMonth && expYear ? `, ${inSentence(expiryLabel({ expMonth, expYear }))}` : '';
  return `${methodText(method)}${expiry}`;
}

function Id({ text, name, url = null }: { text: string; name: string; url?: string | null }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', my: -0.75 }}>
      {text}
      <CopyButton text={text} label={texts.copyThe(name)} />
      {url && <ExternalLink href={url}>{texts.openInStripe}</ExternalLink>}
    </Box>
  );
}

function moneyFacts({ amount, fee, refunded, net, currency, direction }: ListedPayment) {
  const money = (minor: number) => formatMoney(minor, currency);
  if (direction === 'Outgoing') return { Amount: money(amount) };
  return {
    [texts.amount]: money(amount),
    [texts.refunded]: refunded > 0 && money(refunded),
    [texts.net]: money(net),
    [texts.feeNotTakenOff]: fee > 0 && money(fee),
  };
}

/** Shows the facts of a payment, except those without a value. */
export function PaymentFacts({ payment }: { payment: ListedPayment }) {
  const { id, providerPaymentId, providerUrl } = payment;
  const facts: Record<string, ReactNode> = {
    [texts.client]: payment.client && <PaymentParty payment={payment} />,
    [texts.plan]: payment.plan?.name,
    [texts.whatFor]: payment.description,
    [texts.type]: typeNames[payment.type],
    [texts.period]: periodText(payment),
    [texts.method]: methodFact(payment),
    ...moneyFacts(payment),
    [texts.invoice]: payment.invoiceNumber,
    [texts.created]: renderTime(payment.createdAt),
    [texts.paid]: renderTime(payment.paidAt),
    [texts.failed]: renderTime(payment.paidAt ? null : payment.failedAt),
    [texts.providerId]: providerPaymentId && (
      <Id text={providerPaymentId} name={texts.providerIdName} url={providerUrl} />
    ),
    [texts.id]: <Id text={id} name={texts.paymentIdName} />,
  };
  const presentFacts = Object.entries(facts).filter(([, fact]) => Boolean(fact));
  return <DetailList details={Object.fromEntries(presentFacts)} />;
}
