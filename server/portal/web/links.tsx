import type { ReactNode } from 'react';
import type { PortalRequest } from './portalRequest';

interface NavLinkProps {
  path: string;
  href: string;
  label: string;
  lang?: string;
}

/** A link of a navigation, which marks the current page. The label can be in another language than the page. */
export const NavLink = ({ path, href, label, lang }: NavLinkProps) => (
  <a href={href} dir="auto" lang={lang} aria-current={path === href ? 'page' : undefined}>
    {label}
  </a>
);

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
}

export const ButtonLink = ({ href, children }: ButtonLinkProps) => (
  <a className="button" href={href}>
    {children}
  </a>
);

export const SecondaryButtonLink = ({ href, children }: ButtonLinkProps) => (
  <a className="button second" href={href}>
    {children}
  </a>
);

/** A link in a message. `Trans` adds its text. */
export const TextLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href}>{children}</a>
);

/** A link that writes to the company. */
export const EmailLink = ({ snapshot: { company } }: Pick<PortalRequest, 'snapshot'>) => (
  <a href={`mailto:${company.email}`} dir="ltr">
    {company.email}
  </a>
);
