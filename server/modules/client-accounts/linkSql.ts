import type { Db } from '../../db/database';

export interface NewLink {
  id: string;
  clientId: string;
  kind: 'Password' | 'OperatorView';
  tokenHash: Buffer;
  view: { operatorId: string; operatorName: string; reason: string } | null;
  seconds: number;
}

export async function insertLink(db: Db, companyId: string, { view, ...link }: NewLink): Promise<void> {
  await db.query(
    `/* insertClientLink */ insert into client_links
       (company_id, id, client_id, kind, token_hash, opened_by, opened_by_name, reason, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9::integer))`,
    [
      companyId,
      link.id,
      link.clientId,
      link.kind,
      link.tokenHash,
      view?.operatorId ?? null,
      view?.operatorName ?? null,
      view?.reason ?? null,
      link.seconds,
    ],
  );
}

const open = `company_id = $1 and kind = $2 and token_hash = $3 and used_at is null and expires_at > now()`;

export async function isOpenLink(
  db: Db,
  companyId: string,
  kind: NewLink['kind'],
  tokenHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await db.query(`/* isOpenClientLink */ select from client_links where ${open}`, [
    companyId,
    kind,
    tokenHash,
  ]);
  return rowCount > 0;
}

export interface TakenLink {
  clientId: string;
  operatorId: string | null;
  operatorName: string | null;
  reason: string | null;
}

/** Uses the link up; undefined when it was used or ran out. */
export async function takeLink(
  db: Db,
  companyId: string,
  kind: NewLink['kind'],
  tokenHash: Buffer,
): Promise<TakenLink | undefined> {
  const { rows } = await db.query<TakenLink>(
    `/* takeClientLink */ update client_links set used_at = now() where ${open}
     returning client_id as "clientId", opened_by as "operatorId", opened_by_name as "operatorName", reason`,
    [companyId, kind, tokenHash],
  );
  return rows[0];
}

/** Every other link to choose a password that the client was mailed. */
export async function closePasswordLinks(db: Db, companyId: string, clientId: string): Promise<void> {
  await db.query(
    `/* closePasswordLinks */ update client_links set used_at = now()
     where company_id = $1 and client_id = $2 and kind = 'Password' and used_at is null`,
    [companyId, clientId],
  );
}
