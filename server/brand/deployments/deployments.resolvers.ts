import type { LogoKind } from '../../../contract/enums';
import type { Context, FieldChange, Resolvers } from '../../platform';
import { signLogoLink } from '../branding/logoLinks';
import { cancelDeployment, deploy, retryDeployment, rollBackDeployment } from './actions.service';
import { activeDeploymentOf, deployment, deployments, undeployedChanges } from './deployments.service';

const logoKinds: Readonly<Record<string, LogoKind>> = { squareLogo: 'SquareLogo', fullLogo: 'FullLogo' };

/** Replaces the stored logo ids of a change with signed image paths, valid for at least a day. */
function withLogoLinks({ services, viewer }: Context, fields: readonly FieldChange[]): FieldChange[] {
  const pathOf = (kind: LogoKind, version: string | null | undefined) =>
    version && viewer
      ? signLogoLink(services.settings.signingKey, { company: viewer.companyId, kind, version })
      : null;
  return fields.map((change) => {
    const kind = logoKinds[change.field];
    if (!kind) return change;
    return { ...change, before: pathOf(kind, change.before), after: pathOf(kind, change.after) };
  });
}

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
