import type { CompanyStatus } from '../schema.generated';
import { aLogo, someClients, type FormBody } from './files';
import { everyStatus, type Rule, type Who } from './permissionMatrix';

export interface Route {
  /** As openapi.yaml has it. */
  path: string;
  method: 'GET' | 'POST';
  /** `before` holds while the company is Pending, where it differs. */
  rule: Rule & { before?: Who };
  /** The token goes into the address in place of a header. */
  hasTokenInQuery?: true;
  /** A link with a secret of its own opens it, whoever follows that: without one there is nothing. */
  isOpenedByLink?: true;
  /** Nothing is taken that its sender has not signed, whatever it names. */
  isSigned?: true;
  body?: () => FormBody | Promise<FormBody>;
}

const anybody: Rule = { who: 'Anybody', in: everyStatus };
const seeing: Rule = { who: 'Operator', in: everyStatus };
const branding = {
  who: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  in: ['Pending', 'Active'],
  before: 'Admin',
} as const;

/** Who may call each route of openapi.yaml, and while their company has which status. */
export const restMatrix: readonly Route[] = [
  { method: 'GET', path: '/theme-setups/square-logo', rule: seeing },
  { method: 'GET', path: '/theme-setups/full-logo', rule: seeing },
  { method: 'POST', path: '/theme-setups/square-logo/upload', rule: branding, body: aLogo },
  { method: 'POST', path: '/theme-setups/full-logo/upload', rule: branding, body: aLogo },
  { method: 'GET', path: '/operators/{id}/profile-image', rule: seeing, hasTokenInQuery: true },
  { method: 'POST', path: '/operators/profile-image/upload', rule: seeing, body: aLogo },
  {
    method: 'POST',
    path: '/quick-guides/images/upload',
    rule: { who: 'MANAGE_WHITE_LABELLED_CUSTOMER', in: ['Active'] },
    body: aLogo,
  },
  { method: 'GET', path: '/quick-guides/images/{id}', rule: anybody, isOpenedByLink: true },
  {
    method: 'POST',
    path: '/client-imports',
    rule: { who: 'MANAGE_CLIENT_MANAGEMENT', in: ['Active'] },
    body: someClients,
  },
  { method: 'GET', path: '/client-exports/{id}', rule: anybody, isOpenedByLink: true },
  { method: 'GET', path: '/company-exports/{id}', rule: anybody, isOpenedByLink: true },
  { method: 'GET', path: '/payment-exports', rule: anybody, isOpenedByLink: true },
  { method: 'GET', path: '/audit-exports', rule: anybody, isOpenedByLink: true },
  { method: 'GET', path: '/payment-documents/{id}', rule: anybody, isOpenedByLink: true },
  { method: 'GET', path: '/marketing-templates/{slug}', rule: anybody, isOpenedByLink: true },
  { method: 'POST', path: '/webhooks/stripe', rule: anybody, isSigned: true },
  { method: 'POST', path: '/webhooks/stripe/{id}', rule: anybody, isSigned: true },
  { method: 'GET', path: '/domains/ask', rule: anybody },
  { method: 'GET', path: '/health/live', rule: anybody },
  { method: 'GET', path: '/health/ready', rule: anybody },
];

export function routeOf(method: Route['method'], path: string): Route {
  const route = restMatrix.find((known) => known.method === method && known.path === path);
  if (!route) throw new Error(`openapi.yaml has no ${method} ${path}.`);
  return route;
}

export const ruleIn = ({ rule }: Route, status: CompanyStatus): Rule =>
  status === 'Pending' && rule.before ? { ...rule, who: rule.before } : rule;
