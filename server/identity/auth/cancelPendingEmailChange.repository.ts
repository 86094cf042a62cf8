import type { Db } from '../../platform';

/**
 * Cancels the operator's open email change, even an expired one, for example after the operator was removed.
 * Returns its new address, or null if no change was open.
 */
export async function cancelPendingEmailChange(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ new_email: string }>(
    `/* cancelOpenEmailChange */ update email_changes set status = 'Canceled'
     where company_id = $1 and operator_id = $2 and status = 'Open' returning new_email`,
    [companyId, operatorId],
  );
  return rows[0]?.new_email ?? null;
}
