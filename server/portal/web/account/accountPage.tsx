import type { ReactNode } from 'react';
import { dayText } from '../../../lib/localeText';
import type { ClientCard } from '../../../platform';
import { Page } from '../layout';
import { NavLink } from '../links';
import type { PortalRequest, SignedInRequest } from '../portalRequest';

const menuItems = [
  ['/account', 'Overview'],
  ['/account/plan', 'Plan'],
  ['/account/payments', 'Payments'],
  ['/account/card', 'Card'],
  ['/account/details', 'Details'],
] as const;

/** Notices by the value of the `done` query parameter, which the redirect after a form submission sets. */
const successMessages: ReadonlyMap<string, string> = new Map([
  ['signed-up', 'Your account was made.'],
  ['begun', 'Your plan has begun.'],
  ['changed', 'Your plan was changed.'],
  ['ending', 'Your plan was cancelled. It goes on until the day below.'],
  ['kept', 'Your plan goes on.'],
  ['paid', 'Your payment is being made. Look again in a minute.'],
  ['card', 'Your card was saved.'],
  ['details', 'Your details were saved.'],
  ['agreed', 'Thank you. What you agreed to was kept.'],
]);

const Menu = ({ path, session }: SignedInRequest) => (
  <nav className="places" aria-label="My account">
    {menuItems.map(([href, label]) => (
      <NavLink key={href} path={path} href={href} label={label} />
    ))}
    {session.viewedBy === null && (
      <form method="post" action="/sign-out">
        <button className="plain">Sign out</button>
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
  const successMessage = successMessages.get(request.query.get('done') ?? '');
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

/** Returns a label such as `Visa ending in 4242, good until 08/2029`. */
export const cardLabel = ({ brand, last4, expMonth, expYear }: CardSummary): string =>
  `${brand} ending in ${last4}, good until ${String(expMonth).padStart(2, '0')}/${expYear}`;

export const opensAfterPaymentText =
  'Your plan opens once its payment succeeds. Until then, your previous access stays the same.';
