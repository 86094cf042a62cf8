import type { Db } from '../../db/database';
import type { SiteSnapshot, SnapshotLegalPage } from '../deployments/snapshot';
import { badInput } from '../../errors';
import { recordAudit } from '../audit/service';
import { insertAcceptances } from './agreementSql';
import { ownDoer, type ClientSession, type ClientVisit, type Visit } from './visit';

/** A legal page in the version that was agreed to. */
export interface Agreement {
  pathname: string;
  version: number;
}

/** What everybody agrees to who signs up, as far as it is published. */
const agreedAtSignUp: readonly string[] = ['terms-of-service', 'privacy-policy'];

export const toAgreeAtSignUp = ({ legalPages }: SiteSnapshot): SnapshotLegalPage[] =>
  legalPages.filter(
    ({ pathname, requiresReacceptance }) => requiresReacceptance || agreedAtSignUp.includes(pathname),
  );

/** What a client has to agree to before going on: pages that ask for it, in a version that they have not agreed to. */
export const stillToAgree = (
  { legalPages }: SiteSnapshot,
  { accepted }: ClientSession,
): SnapshotLegalPage[] =>
  legalPages.filter(
    ({ pathname, version, requiresReacceptance }) =>
      requiresReacceptance &&
      !accepted.some((known) => known.pathname === pathname && known.version === version),
  );

const nameOf = ({ pathname, version }: Agreement): string => `${pathname}@${version}`;

/** As a form carries them: what was agreed to is what was shown. */
export const agreementText = (pages: readonly Agreement[]): string => pages.map(nameOf).sort().join(' ');

/** BAD_USER_INPUT, field `agreed`, unless all of the pages were agreed to, in the versions that are published. */
export function refuseUnagreed(
  pages: readonly Agreement[],
  agreed: { text: string; isGiven: boolean },
): void {
  if (pages.length === 0) return;
  if (!agreed.isGiven) throw badInput({ agreed: 'Tick the box if you agree. It takes that to go on.' });
  if (agreed.text !== agreementText(pages)) {
    throw badInput({
      agreed: 'The terms have changed since you opened this page. Read them and tick the box.',
    });
  }
}

/** Keeps, in the caller's transaction, that a client has agreed. */
export async function keepAgreements(
  db: Db,
  { companyId, caller }: Pick<Visit, 'companyId' | 'caller'>,
  clientId: string,
  pages: readonly SnapshotLegalPage[],
): Promise<void> {
  const agreements = pages.map(({ pathname, version }) => ({ pathname, version }));
  await insertAcceptances(db, companyId, { clientId, agreements, ...caller });
}

/** What a client agrees to after a page has changed. */
export async function agree(visit: ClientVisit, agreed: { text: string; isGiven: boolean }): Promise<void> {
  const { companyId, services, session, snapshot } = visit;
  const by = ownDoer(visit);
  const pages = stillToAgree(snapshot, session);
  refuseUnagreed(pages, agreed);
  if (pages.length === 0) return;
  await services.database.inCompany(companyId, async (db) => {
    await keepAgreements(db, visit, session.clientId, pages);
    await recordAudit(db, by, {
      action: 'client.agreed',
      targetType: 'Client',
      targetId: session.clientId,
      targetLabel: session.clientName,
      changes: pages.map(({ title, version }) => ({ field: title, before: null, after: version })),
    });
  });
}
