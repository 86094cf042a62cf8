export { guideTemplates } from './content/templates';
export { diffSnapshots } from './deployments/changes';
export { insertSession } from './deployments/deployments.repository';
export { stepsByKind } from './deployments/snapshot';
export { setSnapshot } from './deployments/running/running.repository';
export { insertSteps } from './deployments/sessions.repository';
