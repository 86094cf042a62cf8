import { newId } from '../../lib/ids';
import type { NewPayment } from '../../modules/payments/recording';
import type { PaymentMethod } from '../../schema.generated';
import { later } from './life';

const fee = 4900;
const months = 12;

const charge = (method: PaymentMethod, at: string, overrides: Partial<NewPayment> = {}): NewPayment => ({
  id: newId(),
  direction: 'Outgoing',
  type: 'PlatformFee',
  status: 'Succeeded',
  amount: fee,
  fee: 0,
  clientId: null,
  planId: null,
  subscriptionId: null,
  description: 'Livery, one month',
  trigger: 'Cycle',
  method,
  failureCode: null,
  declineCode: null,
  attempts: 1,
  nextRetryAt: null,
  provider: 'Sandbox',
  providerPaymentId: null,
  invoiceNumber: null,
  createdAt: new Date(at),
  paidAt: new Date(at),
  failedAt: null,
  ...overrides,
});

/** What Livery has charged the company: each month, once at the second try, and one start-up pack. */
export function ownCharges(method: PaymentMethod, today: string): NewPayment[] {
  const monthly = Array.from({ length: months }, (_, month) => later(today, -360 + month * 30));
  const retried = { trigger: 'RetryAuto', attempts: 2 } as const;
  const pack = {
    type: 'AddOn',
    amount: 9900,
    description: 'Start-up pack: Agency',
    trigger: 'Purchase',
  } as const;
  return [
    ...monthly.map((at, month) => charge(method, at, month === 7 ? retried : {})),
    charge(method, later(today, -352), pack),
  ];
}
