import {
  authorize,
  type ContentText,
  type Context,
  type Db,
  type LegalPage,
  type LegalPageDetail,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { offeredVariables } from '../content/variables';
import { loadContentCompany } from '../content/contentCompany.repository';
import { sanitizeDetail, sanitizeStoredText } from '../content/storedText';
import { isLegalPathname, legalPathnames, legalTemplate, type LegalPathname } from '../content/templates';
import { toLegalPage } from './present';
import { legalPagesOf, legalTexts } from './legal.repository';
import { legalVersionsOf, legalVersionText } from './versions.repository';

export function parseLegalPathname(text: string): LegalPathname {
  if (!isLegalPathname(text)) throw notFound('legal page');
  return text;
}

export async function legalPages(ctx: Context): Promise<LegalPage[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => legalPagesOf(db, companyId));
  return legalPathnames.map((pathname) =>
    toLegalPage(
      pathname,
      rows.find((row) => row.pathname === pathname),
    ),
  );
}

async function loadDetail(db: Db, companyId: string, pathname: LegalPathname): Promise<LegalPageDetail> {
  const rows = await legalPagesOf(db, companyId);
  const page = toLegalPage(
    pathname,
    rows.find((row) => row.pathname === pathname),
  );
  const { draft, published } = await legalTexts(db, companyId, pathname);
  const template = legalTemplate(pathname);
  const facts = await loadContentCompany(db, companyId);
  return {
    page,
    text: draft ?? published ?? template,
    published,
    template,
    versions: await legalVersionsOf(db, companyId, pathname),
    variables: offeredVariables(facts, page.effectiveOn ?? facts.today),
    today: facts.today,
  };
}

export async function legalPage(ctx: Context, pathname: string): Promise<LegalPageDetail> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const validPathname = parseLegalPathname(pathname);
  const detail = await ctx.services.database.inCompany(companyId, (db) =>
    loadDetail(db, companyId, validPathname),
  );
  return sanitizeDetail(companyId, detail);
}

export async function legalVersion(ctx: Context, pathname: string, number: number): Promise<ContentText> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const validPathname = parseLegalPathname(pathname);
  const text = await ctx.services.database.inCompany(companyId, (db) =>
    legalVersionText(db, companyId, validPathname, number),
  );
  if (!text) throw notFound('version');
  return sanitizeStoredText(companyId, text);
}
