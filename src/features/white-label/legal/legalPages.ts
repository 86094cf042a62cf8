/** The pages that every client dashboard has, by the last part of their address. */
export const legalPages: Readonly<Record<string, { title: string; purpose: string }>> = {
  'privacy-policy': {
    title: 'Privacy policy',
    purpose: 'which personal data you keep, why, and for how long',
  },
  'terms-of-service': {
    title: 'Terms of service',
    purpose: 'what clients may expect, and what you expect of them',
  },
  'cookie-policy': { title: 'Cookie policy', purpose: 'which cookies the client dashboard sets' },
  'refund-policy': { title: 'Refund policy', purpose: 'when a client gets money back, and how' },
  'acceptable-use': { title: 'Acceptable use', purpose: 'what the service must not be used for' },
};
