import type { PaymentType } from '@/api/schema.generated';
import { formatMoney } from '@/lib/format';
import type { ListedPayment } from '../paymentsApi';

export const typeNames: Readonly<Record<PaymentType, string>> = {
  Subscription: 'Subscription',
  OneOff: 'One-off',
  Payout: 'Payout',
  PlatformFee: 'Platform fee',
  AddOn: 'Add-on',
};

/** `Visa •••• 4242`. */
export function methodText(method: ListedPayment['method']): string {
  if (!method) return '–';
  const name = method.brand ?? method.kind;
  return method.last4 ? `${name} •••• ${method.last4}` : name;
}

export const amountText = ({ amount, currency }: ListedPayment): string => formatMoney(amount, currency);

/** Null when nothing went back. */
export const refundedText = ({ refunded, currency }: ListedPayment): string | null =>
  refunded > 0 ? `${formatMoney(refunded, currency)} refunded` : null;

export const purposeText = ({ description, plan, type }: ListedPayment): string =>
  description ?? plan?.name ?? typeNames[type];

/** When the payment came to be what it is. */
export const momentOf = ({ paidAt, failedAt, createdAt }: ListedPayment): string =>
  paidAt ?? failedAt ?? createdAt;
