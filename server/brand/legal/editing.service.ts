import {
  type AuditChange,
  authorize,
  type Context,
  type Db,
  type LegalPage,
  type VerbOf,
  type Viewer,
} from '../../platform';
import type { TextContent } from '../content/input';
import { auditContent } from '../content/auditContent';
import { staleError } from '../../lib/errors';
import { legalTemplate, type LegalPathname } from '../content/templates';
import { toLegalPage } from './present';
import { parseLegalPathname } from './legal.service';
import {
  legalPagesOf,
  legalTexts,
  lockLegalPage,
  type LegalPageRow,
  type LegalTexts,
} from './legal.repository';

/** A legal page that is locked until the transaction ends. */
export interface LockedPage extends LegalTexts {
  db: Db;
  ctx: Context;
  viewer: Viewer;
  companyId: string;
  pathname: LegalPathname;
  row: LegalPageRow;
  /** The text without the draft: the published version, or the template. */
  base: TextContent;
}

/** Locks a legal page, runs `work` in the same transaction and returns the updated page. */
export async function withLockedPage(
  ctx: Context,
  pathname: string,
  work: (page: LockedPage) => Promise<void>,
): Promise<LegalPage> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  const validPathname = parseLegalPathname(pathname);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const row = await lockLegalPage(db, companyId, validPathname);
    const texts = await legalTexts(db, companyId, validPathname);
    const base = texts.published ?? legalTemplate(validPathname);
    await work({ db, ctx, viewer, companyId, pathname: validPathname, row, base, ...texts });
    const rows = await legalPagesOf(db, companyId);
    return toLegalPage(
      validPathname,
      rows.find((page) => page.pathname === validPathname),
    );
  });
}

export function refuseStale({ row }: LockedPage, lockVersion: number): void {
  if (row.lockVersion !== lockVersion) throw staleError('page', row);
}

export const auditPageChange = (
  { db, ctx, companyId }: LockedPage,
  action: VerbOf<'legalPage'>,
  title: string,
  changes: readonly AuditChange[],
): Promise<void> =>
  // A legal page has no id, so its audit events have the company's id.
  auditContent(db, ctx, companyId, { type: 'LegalPage', action, id: companyId, title, changes });
