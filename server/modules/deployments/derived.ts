import type { ActiveBanner, DeploymentKind } from '../../schema.generated';

const bannerOf: Readonly<Record<DeploymentKind, ActiveBanner>> = {
  CustomDomain: 'SettingUpCustomDomain',
  Subdomain: 'SettingUpSubdomain',
  ClientDashboard: 'SettingUpClientDashboard',
};

/** Spec 3: what is being set up, if anything. */
export const activeBanner = (kind: DeploymentKind | null): ActiveBanner | null => kind && bannerOf[kind];

interface Published {
  isPublished: boolean;
  subdomain: string | null;
  /** The domain of its own that clients are sent to. */
  primaryDomain: string | null;
}

interface Sites {
  publicUrl: string;
  sitesDomain: string;
}

// The published sites stand behind the same proxy as the console, so they are secure when it is.
export function dashboardLink(
  { isPublished, subdomain, primaryDomain }: Published,
  { publicUrl, sitesDomain }: Sites,
): string | null {
  if (!isPublished || !subdomain) return null;
  return `${new URL(publicUrl).protocol}//${primaryDomain ?? `${subdomain}.${sitesDomain}`}`;
}
