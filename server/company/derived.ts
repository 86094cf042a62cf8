import type { ActiveBanner, DeploymentKind } from '../../contract/enums';

const bannerByKind: Readonly<Record<DeploymentKind, ActiveBanner>> = {
  CustomDomain: 'SettingUpCustomDomain',
  Subdomain: 'SettingUpSubdomain',
  ClientDashboard: 'SettingUpClientDashboard',
};

export const activeBanner = (kind: DeploymentKind | null): ActiveBanner | null => kind && bannerByKind[kind];

interface PortalState {
  isPublished: boolean;
  subdomain: string | null;
  /** The live custom domain to which clients are sent. Null for the subdomain. */
  primaryDomain: string | null;
}

interface PortalSettings {
  publicUrl: string;
  portalsDomain: string;
}

// The same proxy serves the portal and the console, so both use the same protocol.
export function dashboardLink(
  { isPublished, subdomain, primaryDomain }: PortalState,
  { publicUrl, portalsDomain }: PortalSettings,
): string | null {
  if (!isPublished || !subdomain) return null;
  return `${new URL(publicUrl).protocol}//${primaryDomain ?? `${subdomain}.${portalsDomain}`}`;
}
