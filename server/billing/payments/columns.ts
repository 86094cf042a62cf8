import { timestampSql } from '../../lib/timestamps';
import { clientSummary } from '../../clients';
import type { Payment } from '../../platform';

/** A payment as `paymentJson` selects it. */
export interface PaymentJson extends Payment {
  failureCode: string | null;
  declineCode: string | null;
  item: string | null;
  description: string | null;
}

/** The SQL expression for a `PaymentJson` of a row `p` of `payments`. Requires `paymentJoins`. */
export const paymentJson = `json_build_object(
    'id', p.id, 'number', p.number, 'direction', p.direction, 'type', p.type, 'status', p.status,
    'amount', p.amount, 'currency', p.currency, 'fee', p.fee_amount, 'refunded', p.amount_refunded,
    'net', case when is_collected(p.status) then p.amount - p.amount_refunded else 0 end,
    'client', case when pc.id is not null
      then ${clientSummary('pc')} end,
    'plan', case when pp.id is not null then json_build_object('id', pp.id, 'name', pp.name) end,
    'item', p.item, 'description', p.description, 'method', p.method,
    'failureCode', p.failure_code, 'declineCode', p.decline_code,
    'attempts', p.attempt_count, 'trigger', p.trigger, 'nextRetryAt', ${timestampSql('p.next_retry_at')},
    'periodFrom', p.period_from, 'periodTo', p.period_to,
    'invoiceNumber', p.invoice_number, 'provider', p.provider, 'providerPaymentId', p.provider_payment_id,
    'isLive', p.is_live, 'disputeStatus', p.dispute_status, 'createdAt', ${timestampSql('p.created_at')},
    'paidAt', ${timestampSql('p.paid_at')}, 'failedAt', ${timestampSql('p.failed_at')}
  )`;

export const paymentJoins = `
  left join clients pc on pc.company_id = p.company_id and pc.id = p.client_id
  left join client_billing_plans pp on pp.company_id = p.company_id and pp.id = p.plan_id`;
