import { DomainError } from '../../../../lib/errors';
import { attachment } from '../../../../lib/fileName';
import { openEmailedReceipt } from '../../../../billing';
import { fileResponse, type PortalResponse } from '../../responses';
import type { PortalRequest } from '../../portalRequest';
import { invalidLinkPage } from '../auth/standalonePage';

const paymentsLink = { path: '/account/payments', text: 'Open my payments' };

/**
 * Returns the receipt of an emailed link, which works any number of times until it expires, or the error page
 * for an invalid link.
 */
export async function showEmailedReceipt(request: PortalRequest): Promise<PortalResponse> {
  const { services, companyId, params, query } = request;
  try {
    const { fileName, pdf } = await openEmailedReceipt(
      services,
      companyId,
      params['id'] ?? '',
      query.get('token') ?? '',
    );
    return fileResponse('application/pdf', pdf, { 'content-disposition': attachment(fileName) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return invalidLinkPage(
      request,
      paymentsLink,
      'It works for 30 days. Every receipt is in your account, too.',
    );
  }
}
