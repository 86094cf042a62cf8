import { type Db, statusAllowsSql } from '../../platform';
import { isPastGrace } from '../dunning/due.repository';
import { isChargedByLivery } from '../payments/attempts.repository';
import { isRenewedByLivery, isRenewing } from './renewals.repository';
import { needsTrialNotice } from './trialNotices.repository';

/** The kinds of work that are due by the company's clock. Each step checks again whether it can run. */
export interface DueWork {
  deactivations: boolean;
  /** Clients who are past due after the last retry and the grace period. */
  pastGrace: boolean;
  renewals: boolean;
  retries: boolean;
  platformFee: boolean;
  /** Clients whose trial ends soon and who have not been emailed. */
  trialNotices: boolean;
  /** Payments in progress that Livery charges, such as manual retries and those of an interrupted run. */
  hasPendingPayments: boolean;
}

/** Returns the kinds of due work. Uses cheap existence checks, because usually nothing is due. */
export async function findDueWork(db: Db, companyId: string): Promise<DueWork> {
  const { rows } = await db.query(
    `/* findDueWork */
     select exists (
         select from clients c where c.company_id = $1 and c.deactivate_at <= clock.now
       ) as deactivations,
       exists (
         select from companies k join clients c on c.company_id = k.id where k.id = $1 and ${isPastGrace}
       ) as "pastGrace",
       exists (
         select from subscriptions s
         where s.company_id = $1 and s.is_billed and ${isRenewing}
           and not s.cancel_at_period_end and s.billed_until <= clock.now and ${isRenewedByLivery}
       ) as renewals,
       exists (
         select from payments p
         where p.company_id = $1 and p.next_retry_at <= clock.now and p.provider_invoice_id is null
       ) as retries,
       exists (
         select from companies k where k.id = $1 and k.next_platform_fee_at <= clock.now
       ) as "platformFee",
       exists (
         select from subscriptions s join companies k on k.id = s.company_id
         where s.company_id = $1 and ${statusAllowsSql('k.status', 'charge')} and ${needsTrialNotice}
       ) as "trialNotices",
       exists (
         select from payments p where p.company_id = $1 and p.status = 'Processing' and ${isChargedByLivery}
       ) as "hasPendingPayments"
     from (select company_now() as now offset 0) clock`,
    [companyId],
  );
  const [due] = rows;
  if (!due) throw new Error('The database returned no row.');
  return due;
}
