export {
  brandOf,
  applyPackBrand,
  packBrandOf,
  revertPackBrand,
  type Brand,
  type PackBrand,
} from './branding/brand';
export { brandRow, themeOf } from './branding/branding.repository';
export { brandingResolvers } from './branding/branding.resolvers';
export { applyTheme, missingLogos } from './branding/branding.service';
export { themeSetupInput } from './branding/branding.service';
export { logoRoutes } from './branding/logos.routes';
export { logoLinksOf } from './branding/toThemeSetup';
export { contentLanguageOf } from './content/contentCompany.repository';
export { renderText, sanitizeTextForDisplay } from './content/contentPool';
export {
  guideHeader,
  type LegalPathname,
  legalPathnames,
  legalTemplate,
  readHtml,
} from './content/templates';
export { toVariableValues } from './content/variables';
export { beginDeployment, cancelActiveDeployments } from './deployments/beginDeployment';
export { type Candidate, liveSnapshotHeader, readCandidateHeader } from './deployments/running/candidate';
export { deploymentResolvers } from './deployments/deployments.resolvers';
export { startDeploymentJobs } from './deployments/running/run';
export {
  publishedSnapshot,
  publishSnapshot,
  readSnapshot,
  takeSnapshot,
} from './deployments/snapshot.repository';
export {
  langOf,
  localizeSnapshot,
  type PortalSnapshot,
  type SnapshotGuide,
  type SnapshotLegalPage,
  type SnapshotPlan,
} from './deployments/snapshot';
export { certificateCheckRoutes } from './domains/certificateChecks.routes';
export { sendDomainInstructions } from './domains/changes.service';
export { domainEmails, domainEmailValues } from './domains/domainEmails';
export { domainResolvers } from './domains/domains.resolvers';
export { findCompanyOfHost } from './domains/findCompanyOfHost.service';
export { findPortalUrl, primaryDomain } from './domains/findPortalUrl.repository';
export { startDomainJobs } from './domains/jobs';
export { legalResolvers } from './legal/legal.resolvers';
export { applyPackDraft, legalPageState, revertPackDraft } from './legal/packDrafts';
export { guideImageRoutes } from './quick-guides/guideImages.routes';
export {
  addPackGuide,
  findGuideByPathname,
  removePackGuide,
  replaceWithPack,
  restoreReplacedGuide,
} from './quick-guides/packGuides';
export { quickGuideResolvers } from './quick-guides/guides.resolvers';
export { translationResolvers } from './translations/translations.resolvers';
export { deletePlanTranslations, planNameIn, translatedHtml } from './translations/translations.repository';
