import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { authorise } from '../../permissions';
import type { LegalPage } from '../../schema.generated';
import type { VerbOf } from '../audit/actions';
import type { AuditChange } from '../audit/service';
import type { Text } from '../content/input';
import { recordContent } from '../content/record';
import { stale } from '../content/stale';
import { templateOf, type LegalPathname } from '../content/templates';
import { toLegalPage } from './present';
import { legalPathname } from './service';
import { legalPagesOf, legalTexts, lockLegalPage, type LegalPageRow, type LegalTexts } from './sql';

/** A page that nobody else changes until the transaction ends. */
export interface PageAtHand extends LegalTexts {
  db: Db;
  ctx: Context;
  viewer: Viewer;
  companyId: string;
  pathname: LegalPathname;
  row: LegalPageRow;
  /** What is there when there is no draft. */
  base: Text;
}

/** Takes the page in hand, does `work` in the same transaction, and gives what the page is then. */
export async function withPage(
  ctx: Context,
  pathname: string,
  work: (at: PageAtHand) => Promise<void>,
): Promise<LegalPage> {
  const viewer = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  const known = legalPathname(pathname);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const row = await lockLegalPage(db, companyId, known);
    const texts = await legalTexts(db, companyId, known);
    const base = texts.published ?? templateOf(known);
    await work({ db, ctx, viewer, companyId, pathname: known, row, base, ...texts });
    const rows = await legalPagesOf(db, companyId);
    return toLegalPage(
      known,
      rows.find((page) => page.pathname === known),
    );
  });
}

export function refuseStale({ row }: PageAtHand, lockVersion: number): void {
  if (row.lockVersion !== lockVersion) throw stale('page', row);
}

export const recordPage = (
  { db, ctx, companyId }: PageAtHand,
  action: VerbOf<'legalPage'>,
  title: string,
  changes: readonly AuditChange[],
): Promise<void> =>
  // A page has an address and no id: it is the company's.
  recordContent(db, ctx, companyId, { type: 'LegalPage', action, id: companyId, title, changes });
