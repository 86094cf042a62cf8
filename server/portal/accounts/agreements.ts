import { type Db, writeAuditEvent } from '../../platform';
import { langOf, type PortalSnapshot, type SnapshotLegalPage } from '../../brand';
import { badInput } from '../../lib/errors';
import { language, t } from '../../lib/i18n/i18n';
import { insertAcceptances } from './agreement.repository';
import { requireClientActor, type ClientSession, type ClientVisit, type Visit } from './visit';

/** A legal page in the version that the client agreed to. */
export interface Agreement {
  pathname: string;
  version: number;
  translationVersion?: number;
}

/** Paths of the legal pages that every new client must agree to, if they are published. */
const requiredAtSignUp: readonly string[] = ['terms-of-service', 'privacy-policy'];

export const signUpAgreements = ({ legalPages }: PortalSnapshot): SnapshotLegalPage[] =>
  legalPages.filter(
    ({ pathname, requiresReacceptance }) => requiresReacceptance || requiredAtSignUp.includes(pathname),
  );

/**
 * Returns the pages that require a new agreement and whose published version the client has not agreed to.
 */
export const pendingAgreements = (
  { legalPages }: PortalSnapshot,
  { accepted }: ClientSession,
): SnapshotLegalPage[] =>
  legalPages.filter(
    ({ pathname, version, requiresReacceptance }) =>
      requiresReacceptance &&
      !accepted.some((acceptance) => acceptance.pathname === pathname && acceptance.version === version),
  );

const versionLabel = ({ pathname, version, translationVersion }: Agreement): string =>
  [`${pathname}@${version}`, translationVersion].filter(Boolean).join('.');

/**
 * Returns the pages and versions as a form submits them, to detect versions published after the page was
 * opened.
 */
export const agreementText = (pages: readonly Agreement[]): string =>
  pages.map(versionLabel).sort().join(' ');

/**
 * Throws `BAD_USER_INPUT` for field `agreed` unless the client agreed to the published version of every page.
 */
export function assertAgreed(pages: readonly Agreement[], agreed: { text: string; isGiven: boolean }): void {
  if (pages.length === 0) return;
  if (!agreed.isGiven) throw badInput({ agreed: t('Select the checkbox to continue.') });
  if (agreed.text !== agreementText(pages)) {
    throw badInput({
      agreed: t('The terms changed after you opened this page. Review them and select the checkbox again.'),
    });
  }
}

export async function saveAgreements(
  db: Db,
  { companyId, caller }: Pick<Visit, 'companyId' | 'caller'>,
  clientId: string,
  pages: readonly SnapshotLegalPage[],
): Promise<void> {
  const agreements = pages.map((page) => ({
    ...{ pathname: page.pathname, version: page.version },
    language: langOf(page, 'translationVersion') ?? language(),
    translationVersion: page.translationVersion ?? null,
  }));
  await insertAcceptances(db, companyId, { clientId, agreements, ...caller });
}

/**
 * Saves and audits the client's agreement to changed pages. Throws `BAD_USER_INPUT` for field `agreed` if the
 * client did not agree to all of them.
 */
export async function acceptAgreements(
  visit: ClientVisit,
  agreed: { text: string; isGiven: boolean },
): Promise<void> {
  const { companyId, services, session, snapshot } = visit;
  const actor = requireClientActor(visit);
  const pages = pendingAgreements(snapshot, session);
  assertAgreed(pages, agreed);
  if (pages.length === 0) return;
  await services.database.inCompany(companyId, async (db) => {
    await saveAgreements(db, visit, session.clientId, pages);
    await writeAuditEvent(db, actor, {
      action: 'client.agreed',
      targetType: 'Client',
      targetId: session.clientId,
      targetLabel: session.clientName,
      changes: pages.map(({ original, title, version }) => ({
        field: original?.title ?? title,
        before: null,
        after: version,
      })),
    });
  });
}
