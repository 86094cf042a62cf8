import type { Db, StatementRows } from '../../platform';
import type { OperatorView } from './visit';

export interface NewLink {
  id: string;
  clientId: string;
  kind: 'Password' | 'OperatorView' | 'Address';
  tokenHash: Buffer;
  view: OperatorView | null;
  /** The new address, for links of the kind `Address`. */
  email?: string;
  seconds: number;
}

export async function insertLink(db: Db, companyId: string, { view, ...link }: NewLink): Promise<void> {
  await db.query(
    `/* insertClientLink */ insert into client_links
       (company_id, id, client_id, kind, token_hash, opened_by, opened_by_name, opened_in, reason, email,
        expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + make_interval(secs => $11::integer))`,
    [
      companyId,
      link.id,
      link.clientId,
      link.kind,
      link.tokenHash,
      view?.operatorId ?? null,
      view?.operatorName ?? null,
      view?.sessionId ?? null,
      view?.reason ?? null,
      link.email ?? null,
      link.seconds,
    ],
  );
}

const openCondition = `company_id = $1 and kind = $2 and token_hash = $3 and used_at is null and expires_at > now()`;

export async function isOpenLink(
  db: Db,
  companyId: string,
  kind: NewLink['kind'],
  tokenHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isOpenClientLink */ select from client_links where ${openCondition}`,
    [companyId, kind, tokenHash],
  );
  return rowCount > 0;
}

export type ConsumedLink = StatementRows['consumeClientLink'];

/** Marks the link as used and returns its data, or undefined if it is already used or expired. */
export async function consumeLink(
  db: Db,
  companyId: string,
  kind: NewLink['kind'],
  tokenHash: Buffer,
): Promise<ConsumedLink | undefined> {
  const { rows } = await db.query(
    `/* consumeClientLink */ update client_links set used_at = now() where ${openCondition}
     returning client_id as "clientId", opened_by as "operatorId", opened_by_name as "operatorName",
       opened_in as "sessionId", reason, email`,
    [companyId, kind, tokenHash],
  );
  return rows[0];
}

/** Revokes the unused links that were emailed to the client. */
export async function revokeEmailedLinks(db: Db, companyId: string, clientId: string): Promise<void> {
  await db.query(
    `/* revokeEmailedLinks */ update client_links set used_at = now()
     where company_id = $1 and client_id = $2 and kind <> 'OperatorView' and used_at is null`,
    [companyId, clientId],
  );
}
