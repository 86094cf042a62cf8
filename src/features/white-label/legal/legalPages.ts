export interface LegalPage {
  /** The last part of its address. */
  pathname: string;
  title: string;
  purpose: string;
}

/** The pages that every client dashboard has. */
export const legalPages: readonly LegalPage[] = [
  {
    pathname: 'privacy-policy',
    title: 'Privacy policy',
    purpose: 'which personal data you keep, why, and for how long',
  },
  {
    pathname: 'terms-of-service',
    title: 'Terms of service',
    purpose: 'what clients may expect, and what you expect of them',
  },
  { pathname: 'cookie-policy', title: 'Cookie policy', purpose: 'which cookies the client dashboard sets' },
  { pathname: 'refund-policy', title: 'Refund policy', purpose: 'when a client gets money back, and how' },
  { pathname: 'acceptable-use', title: 'Acceptable use', purpose: 'what the service must not be used for' },
];
