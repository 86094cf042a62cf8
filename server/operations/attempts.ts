import { type Services, signDownload } from '../platform';
import { readAccessToken } from '../identity/internals';
import { logoPaths, signImageQuery, signLogoLink } from '../brand/internals';
import { documentLink } from '../billing/internals';
import { idPathsOf, lastSegment, variablesOf, type VariableOverrides } from './variables';
import { operations, type Operation } from './operations';
import { restMatrix } from './restMatrix';
import { call, follow, send, type ApiResponse, type TestApi } from './testApi';

/** An operator of one company who tries ids of another company. */
export interface Attacker {
  api: TestApi;
  companyId: string;
  token: string;
  /** Valid ids for the arguments that are not under test. */
  ownIds: { id: string; planId: string; clientId: string; chargeId: string; guideId: string };
}

/** One place in the contract that takes an id. */
export interface Attempt {
  /** The place, such as `Mutation.updateClient, id`. */
  title: string;
  run(attacker: Attacker, id: string): Promise<ApiResponse>;
  isRefused(response: ApiResponse): boolean;
}

const isNotFound = ({ code }: ApiResponse): boolean => code === 'NOT_FOUND';

/**
 * Returns valid ids for the arguments of an operation. The other arguments determine which kind of row `id`
 * names.
 */
function ownIdsFor(
  { field }: Operation,
  { id, chargeId, guideId, ...others }: Attacker['ownIds'],
): VariableOverrides {
  const hasArgument = (argument: string) => field.args.some(({ name }) => name === argument);
  if (!hasArgument('id')) return others;
  // Next to `cardId`, `id` names a failed charge. Next to `planIds`, it names a guide.
  if (hasArgument('cardId')) return { id: chargeId, ...others };
  return { id: hasArgument('planIds') ? guideId : id, ...others };
}

const operationAttempts: readonly Attempt[] = operations.flatMap((operation) =>
  idPathsOf(operation).map((idPath) => ({
    title: `${operation.root}.${operation.name}, ${idPath}`,
    run: ({ api, token, ownIds }, id) =>
      call(api, operation, variablesOf(operation, { ...ownIdsFor(operation, ownIds), [idPath]: id }), token),
    isRefused: (response) =>
      isNotFound(response) ||
      (response.code === 'BAD_USER_INPUT' && response.fields.includes(lastSegment(idPath))),
  })),
);

const routeAttempts: readonly Attempt[] = restMatrix
  .filter(({ path, isOpenedByLink, isSigned }) => path.includes('{id}') && !isOpenedByLink && !isSigned)
  .map((route) => ({
    title: `${route.method} ${route.path}`,
    run: ({ api, token }, id) => send(api, route, { id, token }),
    isRefused: isNotFound,
  }));

const logoLink = ({ settings }: Services, kind: keyof typeof logoPaths, company: string, version: string) =>
  signLogoLink(settings.signingKey, { company, kind, version });

const logoLinkAttempts: readonly Attempt[] = (['SquareLogo', 'FullLogo'] as const).map((kind) => ({
  title: `GET ${logoPaths[kind]}, version`,
  run: ({ api, companyId }, id) => follow(api, logoLink(api.services, kind, companyId, id)),
  isRefused: isNotFound,
}));

/** Signs a link to a resource for a company and the session of an access token. */
type LinkSigner = (services: Services, companyId: string, id: string, token: string) => Promise<string>;

const linkSigners: Readonly<Record<string, LinkSigner>> = {
  '/quick-guides/images/{id}': async ({ settings }, companyId, id) =>
    `/quick-guides/images/${id}?${signImageQuery(settings.signingKey, companyId)}`,
  '/payment-documents/{id}': async ({ settings }, companyId, paymentId) =>
    (await documentLink(settings, { companyId, paymentId, sessionId: null })).url,
  '/company-exports/{id}': async (services, companyId, exportId, token) => {
    const sessionId = (await readAccessToken(services, token))?.sessionId;
    const claims = { companyId, exportId, sessionId };
    return (await signDownload(services.settings, 'company-export', `/company-exports/${exportId}`, claims))
      .url;
  },
};

/** A link signed for one company must not open a resource of another. */
const signedLinkAttempts: readonly Attempt[] = Object.entries(linkSigners).map(([path, sign]) => ({
  title: `GET ${path}, signed`,
  run: async ({ api, companyId, token }, id) => follow(api, await sign(api.services, companyId, id, token)),
  isRefused: isNotFound,
}));

/**
 * Every place in schema.graphql and openapi.yaml that takes an id, except links to client exports and
 * webhooks.
 */
export const attempts: readonly Attempt[] = [
  ...operationAttempts,
  ...routeAttempts,
  ...logoLinkAttempts,
  ...signedLinkAttempts,
];

/** Returns links that were signed for one company and then changed to name another. */
export const tamperedLinks = (
  services: Services,
  signedCompanyId: string,
  namedCompanyId: string,
  id: string,
): readonly string[] => {
  const imageLink = `/quick-guides/images/${id}?${signImageQuery(services.settings.signingKey, signedCompanyId)}`;
  return [logoLink(services, 'SquareLogo', signedCompanyId, id), imageLink].map((link) =>
    link.replace(signedCompanyId, namedCompanyId),
  );
};
