import type { ActiveBanner } from '../../schema.generated';

export type DeploymentKind = 'CustomDomain' | 'Subdomain' | 'ClientDashboard';

const bannerOf: Readonly<Record<DeploymentKind, ActiveBanner>> = {
  CustomDomain: 'SettingUpCustomDomain',
  Subdomain: 'SettingUpSubdomain',
  ClientDashboard: 'SettingUpClientDashboard',
};

/** What a company's deployment sessions and content say about it. */
export interface DeploymentFacts {
  /** The kind of the one session that is Queued or Running. */
  activeKind: DeploymentKind | null;
  /** When the last client dashboard that Succeeded was asked for. */
  deployedAt: Date | null;
  /** The latest change of brand or plans; null while there are none. */
  contentChangedAt: Date | null;
  subdomain: string | null;
}

interface Sites {
  publicUrl: string;
  sitesDomain: string;
}

export const activeBanner = ({ activeKind }: DeploymentFacts): ActiveBanner | null =>
  activeKind && bannerOf[activeKind];

export function undeployedChangesExist({ contentChangedAt, deployedAt }: DeploymentFacts): boolean {
  if (!contentChangedAt) return false;
  return !deployedAt || contentChangedAt > deployedAt;
}

// The published sites stand behind the same proxy as the console, so they are secure when it is.
export function dashboardLink({ deployedAt, subdomain }: DeploymentFacts, sites: Sites): string | null {
  if (!deployedAt || !subdomain) return null;
  return `${new URL(sites.publicUrl).protocol}//${subdomain}.${sites.sitesDomain}`;
}
