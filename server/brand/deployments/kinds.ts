import type { DeploymentKind, DeploymentStepName } from '../../../contract/enums';

/** Expected set-up time in minutes (spec 9). */
export const expectedMinutes: Readonly<Record<DeploymentKind, number>> = {
  Subdomain: 10,
  ClientDashboard: 30,
  CustomDomain: 12 * 60,
};

/** Steps of the deployments that the queue runs. Domain checks advance the steps of custom domains. */
export const stepsByKind: Readonly<
  Record<Exclude<DeploymentKind, 'CustomDomain'>, readonly DeploymentStepName[]>
> = {
  Subdomain: ['Reserve', 'Confirm'],
  ClientDashboard: ['Snapshot', 'Check', 'Publish', 'Confirm'],
};
