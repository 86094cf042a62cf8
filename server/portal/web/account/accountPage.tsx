import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n/i18n';
import { dayText } from '../../../lib/localeText';
import type { ClientCard } from '../../../platform';
import { Page } from '../layout';
import { NavLink } from '../links';
import type { PortalRequest, SignedInRequest } from '../portalRequest';

const menuItems: readonly { href: string; label: () => string }[] = [
  { href: '/account', label: () => t('Overview') },
  { href: '/account/plan', label: () => t('Plan') },
  { href: '/account/payments', label: () => t('Payments') },
  { href: '/account/card', label: () => t('Card') },
  { href: '/account/details', label: () => t('Details') },
];

/** Notices by the value of the `done` query parameter, which the redirect after a form submission sets. */
const successMessages: ReadonlyMap<string, () => string> = new Map([
  ['signed-up', () => t('Account created.')],
  ['begun', () => t('Plan started.')],
  ['changed', () => t('Plan changed.')],
  ['ending', () => t('Plan canceled. It stays active until the date below.')],
  ['kept', () => t('Cancellation undone. Your plan continues.')],
  ['paid', () => t('Your payment is processing. Check back in a minute.')],
  ['card', () => t('Card saved.')],
  ['details', () => t('Details saved.')],
  ['agreed', () => t('Thank you. Your agreement was saved.')],
]);

const Menu = ({ path, session }: SignedInRequest) => (
  <nav className="places" aria-label={t('My account')}>
    {menuItems.map(({ href, label }) => (
      <NavLink key={href} path={path} href={href} label={label()} />
    ))}
    {session.viewedBy === null && (
      <form method="post" action="/sign-out">
        <button className="plain">{t('Sign out')}</button>
      </form>
    )}
  </nav>
);

interface AccountPageProps {
  request: SignedInRequest;
  title: string;
  /** The title as markup, for titles that contain a name of unknown text direction. */
  heading?: ReactNode;
  scripts?: readonly string[];
  children: ReactNode;
}

/** A page with the account menu, and the notice of a successful form submission. */
export function AccountPage({ request, title, heading = title, scripts, children }: AccountPageProps) {
  const successMessage = successMessages.get(request.query.get('done') ?? '')?.();
  return (
    <Page request={request} title={title} isPrivate scripts={scripts}>
      <div className="narrow">
        <Menu {...request} />
        <h1>{heading}</h1>
        {successMessage && (
          <div className="success" role="status">
            <p>{successMessage}</p>
          </div>
        )}
        {children}
      </div>
    </Page>
  );
}

/** Formats a date in the company's time zone. */
export const formatDay = ({ snapshot }: Pick<PortalRequest, 'snapshot'>, date: Date | string): string =>
  dayText(new Date(date), snapshot.company.timeZone);

type CardSummary = Pick<ClientCard, 'brand' | 'last4' | 'expMonth' | 'expYear'>;

/** Returns a label such as `Visa ending in 4242, expires 08/2029`. */
export const cardLabel = ({ brand, last4, expMonth, expYear }: CardSummary): string =>
  t('{brand} ending in {last4}, expires {month}/{year}', {
    brand,
    last4,
    month: String(expMonth).padStart(2, '0'),
    year: expYear,
  });

export const startsAfterPaymentText = (): string =>
  t('Your plan starts once its payment succeeds. Until then, you keep your previous access.');
