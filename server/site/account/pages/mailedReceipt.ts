import { DomainError } from '../../../errors';
import { attachment } from '../../../lib/fileName';
import { openMailedReceipt } from '../../../modules/invoices/openDocument';
import { sentFile, type SiteAnswer } from '../../answers';
import type { SiteRequest } from '../../siteRequest';
import { linkUsed } from '../entrance/entrancePage';

const inAccount = { path: '/account/payments', words: 'Open my payments' };

/** The receipt that a client was mailed a link to, as often as it is asked for while the link holds. */
export async function showMailedReceipt(site: SiteRequest): Promise<SiteAnswer> {
  const { services, companyId, params, query } = site;
  try {
    const { fileName, pdf } = await openMailedReceipt(
      services,
      companyId,
      params['id'] ?? '',
      query.get('token') ?? '',
    );
    return sentFile('application/pdf', pdf, { 'content-disposition': attachment(fileName) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return linkUsed(site, inAccount, 'It works for 30 days. Every receipt is in your account, too.');
  }
}
