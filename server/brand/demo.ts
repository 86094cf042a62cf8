export { guideTemplates } from './content/templates';
export { diffSnapshots } from './deployments/changes';
export { insertSession } from './deployments/deployments.repository';
export { stepsByKind } from './deployments/snapshot';
export { setSnapshot } from './deployments/running/running.repository';
export { insertSteps } from './deployments/sessions.repository';
export { loadOriginals, type Original } from './translations/translations.service';
export { insertTranslation, type ItemTexts } from './translations/translations.repository';
