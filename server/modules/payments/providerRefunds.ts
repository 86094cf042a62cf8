import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';
import { addProviderRefund, takeBack, writeDispute } from './providerSql';
import { refundsOf, writeRefundOutcome, type KnownRefund } from './refundSql';

// A refund that has gone through may still come back from the bank; one that has failed stays so.
const isNews = (known: KnownRefund, { status }: ProviderRefund): boolean =>
  known.status !== status &&
  (known.status === 'Pending' || (known.status === 'Succeeded' && status === 'Failed'));

async function recordOne(
  db: Db,
  companyId: string,
  paymentId: string,
  known: KnownRefund | undefined,
  told: ProviderRefund,
): Promise<boolean> {
  if (!known) {
    await addProviderRefund(db, companyId, paymentId, told);
    return true;
  }
  if (!isNews(known, told)) return false;
  const { reference, status, failure, createdAt } = told;
  await writeRefundOutcome(db, companyId, known.id, { reference, status, failure }, createdAt);
  return true;
}

/** The refunds that the provider tells of, whoever made them. True where something is new. */
export async function recordProviderRefunds(
  db: Db,
  companyId: string,
  paymentId: string,
  { refunds }: ProviderPayment,
): Promise<boolean> {
  if (refunds.length === 0) return false;
  const known = await refundsOf(db, companyId, paymentId);
  let hasNews = false;
  for (const told of refunds) {
    const same = known.find(({ id, reference }) => reference === told.reference || id === told.refundId);
    if (await recordOne(db, companyId, paymentId, same, told)) hasNews = true;
  }
  return hasNews;
}

/** A dispute as it stands; where it is lost, the bank has taken back what was kept. True where something is new. */
export async function recordDispute(
  db: Db,
  companyId: string,
  paymentId: string,
  dispute: ProviderDispute | null,
): Promise<boolean> {
  if (!dispute) return false;
  const isNews = await writeDispute(db, companyId, paymentId, dispute);
  const isLost = dispute.status === 'Lost' && dispute.amount > 0;
  return (isLost && (await takeBack(db, companyId, paymentId, dispute))) || isNews;
}
