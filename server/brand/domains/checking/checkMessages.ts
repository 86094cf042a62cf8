import * as z from 'zod';
import { t } from '../../../lib/i18n/i18n';
import { storedMessages, withValues } from '../../../lib/i18n/storedMessage';

/** The problems that checks of domains store. */
export const checkMessages = storedMessages({
  CertificateMissing: () => t('There is no certificate for this domain yet.'),
  CertificateUntrusted: () => t('Browsers do not trust the certificate of this domain.'),
  CertificateOfOtherDomain: () => t('The certificate is for another domain.'),
  CertificateNotYetValid: () => t('The certificate is not valid yet.'),
  CertificateExpired: () => t('The certificate has expired.'),
  AddressUnknown: () => t('The certificate could not be checked because our server’s address is unknown.'),
  ResponseTimeout: () => t('The server did not respond in time.'),
  NoResponse: withValues(z.object({ address: z.string(), port: z.string() }), (values) =>
    t('No response from {address}, port {port}.', values),
  ),
  DnsUnavailable: withValues(z.object({ domain: z.string() }), (values) =>
    t('The DNS servers for {domain} did not respond.', values),
  ),
});
