import type { Services } from '../../context';
import type { Db } from '../../db/database';
import type { PaymentProblem } from '../payments/ledger';
import { notify, type Happening } from './notify';
import { troubledPayments, type TroubledPayment } from './paymentsSql';

type Manner = PaymentProblem['manner'];
type Around = Pick<Services, 'jobs' | 'settings'>;

// A run over many clients fails for many at once, which would bury everything else.
const mostToldApart = 5;

const asHappening = ({ id, direction, amount, currency, label }: TroubledPayment): Happening => ({
  subjectId: id,
  label,
  amount,
  currency,
  direction,
  // What Livery could not charge is mailed to every Admin in any case.
  ...(direction === 'Outgoing' && { letter: null }),
});

function happeningsOf(manner: Manner, payments: readonly TroubledPayment[]): Happening[] {
  const incoming = payments.filter(({ direction }) => direction === 'Incoming');
  const isOne = incoming.length > mostToldApart;
  const apart = isOne ? payments.filter(({ direction }) => direction === 'Outgoing') : payments;
  const together: Happening[] = isOne ? [{ count: incoming.length, direction: 'Incoming' }] : [];
  return [...apart.map(asHappening), ...together].map((happening) => ({ ...happening, manner }));
}

/** Tells of payments that something went wrong with, in the transaction that writes it. */
export async function notifyOfPayments(
  db: Db,
  around: Around,
  companyId: string,
  manner: Manner,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0) return;
  const payments = await troubledPayments(db, companyId, paymentIds, manner === 'Failed');
  await notify(db, around, companyId, { kind: 'PaymentFailed', happened: happeningsOf(manner, payments) });
}

/** The same of what a provider told, where that is bad news. */
export async function notifyOfProblem(
  db: Db,
  around: Around,
  companyId: string,
  problem: PaymentProblem | null,
): Promise<void> {
  if (problem) await notifyOfPayments(db, around, companyId, problem.manner, [problem.paymentId]);
}
