import type { Resolvers } from '../../platform';
import { cancelDeployment, deploy, retryDeployment, rollBackDeployment } from './actions.service';
import { withLogoLinks } from './withLogoLinks';
import { activeDeploymentOf, deployment, deployments, undeployedChanges } from './deployments.service';

export const deploymentResolvers: Resolvers = {
  Query: {
    undeployedChanges: (_root, _args, ctx) => undeployedChanges(ctx),
    deployments: (_root, args, ctx) => deployments(ctx, args),
    deployment: (_root, { id }, ctx) => deployment(ctx, id),
  },
  Mutation: {
    deploy: (_root, { input, idempotencyKey }, ctx) => deploy(ctx, input, idempotencyKey),
    cancelDeployment: (_root, { id }, ctx) => cancelDeployment(ctx, id),
    retryDeployment: (_root, { id }, ctx) => retryDeployment(ctx, id),
    rollBackDeployment: (_root, { id }, ctx) => rollBackDeployment(ctx, id),
  },
  WhiteLabelledCustomer: {
    activeDeployment: (company, _args, ctx) => activeDeploymentOf(ctx, company),
  },
  PortalChange: {
    fields: ({ fields }, _args, ctx) => withLogoLinks(ctx, fields),
  },
};
