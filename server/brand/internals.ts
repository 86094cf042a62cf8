export { themeSetup, updateThemeSetup } from './branding/branding.service';
export { isSignedLogoLink, logoPaths, signLogoLink } from './branding/logoLinks';
export { setLogo } from './branding/logos.service';
export { countWords } from './content/publishing';
export { sanitizeHtml } from './content/sanitize';
export { unknownVariables } from './content/variables';
export { deploy } from './deployments/actions.service';
export { candidateHeader, readCandidate, signCandidate } from './deployments/running/candidate';
export { publicPaths } from './deployments/running/steps';
export { addCustomDomain } from './domains/changes.service';
export { checkCertificate } from './domains/checking/certificate';
export { queryDns } from './domains/checking/queryDns';
export { parseHostname } from './domains/hostname';
export { checkDueDomains } from './domains/jobs';
export { legalPage, publishLegalPage, saveLegalDraft } from './legal/legal.service';
export {
  publishQuickGuide,
  quickGuide,
  quickGuides,
  saveQuickGuideDraft,
} from './quick-guides/guides.service';
export { isSignedImageQuery, signImageQuery } from './quick-guides/imageLinks';
export { uploadGuideImage } from './quick-guides/images.service';
export { archiveQuickGuide, createQuickGuide } from './quick-guides/manage.service';
export {
  contentTranslation,
  contentTranslations,
  saveContentTranslation,
} from './translations/translations.service';
