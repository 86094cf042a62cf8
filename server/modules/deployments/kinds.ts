import type { DeploymentKind, DeploymentStepName } from '../../schema.generated';

/** Spec 9: how long setting up may take, in minutes. */
export const expectedMinutes: Readonly<Record<DeploymentKind, number>> = {
  Subdomain: 10,
  ClientDashboard: 30,
  CustomDomain: 12 * 60,
};

/** What the queue's own deployments go through; those of domains are moved on by their checks. */
export const stepsOf: Readonly<
  Record<Exclude<DeploymentKind, 'CustomDomain'>, readonly DeploymentStepName[]>
> = {
  Subdomain: ['Reserve', 'Confirm'],
  ClientDashboard: ['Snapshot', 'Check', 'Publish', 'Confirm'],
};
