import { type CompanyStatus, companyStatuses } from '../../contract/enums';
import { logoUpload, clientsUpload, type FormBody } from './files';
import { type Rule, type RequiredAccess } from './permissionMatrix';

export interface Route {
  /** The path in openapi.yaml, such as `/client-exports/{id}`. */
  path: string;
  method: 'GET' | 'POST';
  /** `pendingAccess` replaces `access` while the company is Pending. */
  rule: Rule & { pendingAccess?: RequiredAccess };
  /** Calls send the access token in the URL instead of a header. */
  hasTokenInQuery?: true;
  /**
   * The route requires a link with a secret instead of a session, so the rule alone does not grant access.
   */
  isOpenedByLink?: true;
  /** The route rejects every request that its sender has not signed. */
  isSigned?: true;
  body?: () => FormBody | Promise<FormBody>;
}

const publicAccess: Rule = { access: 'Public', statuses: companyStatuses };
const anyOperator: Rule = { access: 'Operator', statuses: companyStatuses };
const branding = {
  access: 'MANAGE_WHITE_LABELLED_CUSTOMER',
  statuses: ['Pending', 'Active'],
  pendingAccess: 'Admin',
} as const;

/** The access rule of each route of openapi.yaml. */
export const restMatrix: readonly Route[] = [
  { method: 'GET', path: '/theme-setups/square-logo', rule: anyOperator },
  { method: 'GET', path: '/theme-setups/full-logo', rule: anyOperator },
  { method: 'POST', path: '/theme-setups/square-logo/upload', rule: branding, body: logoUpload },
  { method: 'POST', path: '/theme-setups/full-logo/upload', rule: branding, body: logoUpload },
  { method: 'GET', path: '/operators/{id}/profile-image', rule: anyOperator, hasTokenInQuery: true },
  { method: 'POST', path: '/operators/profile-image/upload', rule: anyOperator, body: logoUpload },
  {
    method: 'POST',
    path: '/quick-guides/images/upload',
    rule: { access: 'MANAGE_WHITE_LABELLED_CUSTOMER', statuses: ['Active'] },
    body: logoUpload,
  },
  { method: 'GET', path: '/quick-guides/images/{id}', rule: publicAccess, isOpenedByLink: true },
  {
    method: 'POST',
    path: '/client-imports',
    rule: { access: 'MANAGE_CLIENT_MANAGEMENT', statuses: ['Active'] },
    body: clientsUpload,
  },
  { method: 'GET', path: '/client-exports/{id}', rule: publicAccess, isOpenedByLink: true },
  { method: 'GET', path: '/company-exports/{id}', rule: publicAccess, isOpenedByLink: true },
  { method: 'GET', path: '/payment-exports', rule: publicAccess, isOpenedByLink: true },
  { method: 'GET', path: '/audit-exports', rule: publicAccess, isOpenedByLink: true },
  { method: 'GET', path: '/payment-documents/{id}', rule: publicAccess, isOpenedByLink: true },
  { method: 'GET', path: '/marketing-templates/{slug}', rule: publicAccess, isOpenedByLink: true },
  { method: 'POST', path: '/webhooks/stripe', rule: publicAccess, isSigned: true },
  { method: 'POST', path: '/webhooks/stripe/{id}', rule: publicAccess, isSigned: true },
  { method: 'GET', path: '/domains/ask', rule: publicAccess },
  { method: 'GET', path: '/health/live', rule: publicAccess },
  { method: 'GET', path: '/health/ready', rule: publicAccess },
];

export function routeOf(method: Route['method'], path: string): Route {
  const route = restMatrix.find((known) => known.method === method && known.path === path);
  if (!route) throw new Error(`openapi.yaml has no ${method} ${path}.`);
  return route;
}

export const ruleIn = ({ rule }: Route, status: CompanyStatus): Rule =>
  status === 'Pending' && rule.pendingAccess ? { ...rule, access: rule.pendingAccess } : rule;
