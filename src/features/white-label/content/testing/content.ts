import type { ContentVersionFieldsFragment } from '@/api/types';
import type { GuideDetail, Guide } from '../../quick-guide/quickGuideApi';
import type { LegalDetail, LegalPageRow } from '../../legal/legalApi';

export const legalPageWith = (overrides: Partial<LegalPageRow> = {}): LegalPageRow => ({
  pathname: 'refund-policy',
  title: 'Refund policy',
  status: 'Default',
  isTemplate: true,
  hasDraft: false,
  version: null,
  deployedVersion: null,
  isDeploymentPending: false,
  effectiveOn: null,
  acceptedCount: null,
  reviewDueOn: null,
  updatedAt: null,
  updatedBy: null,
  lockVersion: 1,
  ...overrides,
});

const variables = [
  { name: 'company', label: 'Company name', value: 'Acme & Sons' },
  { name: 'phone', label: 'Phone number', value: null },
];

export const versionWith = (
  overrides: Partial<ContentVersionFieldsFragment> = {},
): ContentVersionFieldsFragment => ({
  number: 1,
  title: 'Refund policy',
  note: null,
  effectiveOn: '2026-01-31',
  requiresReacceptance: false,
  acceptedCount: null,
  restoredFrom: null,
  isDeployed: false,
  publishedAt: '2026-01-30T10:00:00.000Z',
  publishedBy: 'Ann',
  ...overrides,
});

export const legalDetailWith = (overrides: Partial<LegalDetail> = {}): LegalDetail => ({
  page: legalPageWith(),
  text: { title: 'Refund policy', summary: '', html: '<p>Words of {{company}}</p>' },
  published: null,
  template: { title: 'Refund policy', summary: '', html: '<p>Words of {{company}}</p>' },
  versions: [],
  variables,
  today: '2026-02-01',
  ...overrides,
});

export const guideWith = (overrides: Partial<Guide> = {}): Guide => ({
  id: 'g1',
  pathname: 'first-steps',
  title: 'First steps',
  summary: 'How to begin',
  status: 'Draft',
  hasDraft: true,
  version: null,
  deployedVersion: null,
  deployedPathname: null,
  isDeploymentPending: false,
  order: 1,
  planIds: null,
  updatedAt: '2026-01-30T10:00:00.000Z',
  updatedBy: 'Ann',
  lockVersion: 1,
  ...overrides,
});

export const guideDetailWith = (overrides: Partial<GuideDetail> = {}): GuideDetail => ({
  guide: guideWith(),
  text: { title: 'First steps', summary: 'How to begin', html: '<p>Words</p>' },
  published: null,
  versions: [],
  variables,
  imageQuery: 'company=c&expires=1&signature=s',
  ...overrides,
});
