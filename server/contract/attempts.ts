import type { Services } from '../context';
import { signDownload } from '../lib/downloadLink';
import { readAccessToken } from '../modules/auth/accessToken';
import { logoPaths, signLogoLink } from '../modules/branding/logoLinks';
import { documentLink } from '../modules/payments/documentLink';
import { signImageQuery } from '../modules/quick-guides/imageLinks';
import { idPlacesOf, lastName, variablesOf, type Given } from './inputs';
import { operations, type Operation } from './operations';
import { restMatrix } from './restMatrix';
import { call, follow, send, type Answer, type Site } from './site';

/** Somebody of one company, and the site that they use. */
export interface Intruder {
  site: Site;
  companyId: string;
  token: string;
  /** What an operation that takes more than one id is given for the others. */
  own: { id: string; planId: string; clientId: string; chargeId: string; guideId: string };
}

/** One place where the contract takes an id, and what comes of giving this one. */
export interface Attempt {
  /** Such as `Mutation.updateClient, id`. */
  at: string;
  make(intruder: Intruder, id: string): Promise<Answer>;
  /** Told that there is no such thing. */
  isRefused(answer: Answer): boolean;
}

const saysNotFound = ({ code }: Answer): boolean => code === 'NOT_FOUND';

/** Those that the operation has an argument for, the two that say of what also within an input. */
function named({ field }: Operation, { id, chargeId, guideId, ...others }: Intruder['own']): Given {
  const takes = (argument: string) => field.args.some(({ name }) => name === argument);
  if (!takes('id')) return others;
  // A card is chosen for a charge that has failed, plans for a guide.
  if (takes('cardId')) return { id: chargeId, ...others };
  return { id: takes('planIds') ? guideId : id, ...others };
}

const byOperation: readonly Attempt[] = operations.flatMap((operation) =>
  idPlacesOf(operation).map((place) => ({
    at: `${operation.root}.${operation.name}, ${place}`,
    make: ({ site, token, own }, id) =>
      call(site, operation, variablesOf(operation, { ...named(operation, own), [place]: id }), token),
    isRefused: (answer) =>
      saysNotFound(answer) || (answer.code === 'BAD_USER_INPUT' && answer.fields.includes(lastName(place))),
  })),
);

const byPath: readonly Attempt[] = restMatrix
  .filter(({ path, isOpenedByLink, isSigned }) => path.includes('{id}') && !isOpenedByLink && !isSigned)
  .map((route) => ({
    at: `${route.method} ${route.path}`,
    make: ({ site, token }, id) => send(site, route, { id, token }),
    isRefused: saysNotFound,
  }));

const linkTo = ({ settings }: Services, kind: keyof typeof logoPaths, company: string, version: string) =>
  signLogoLink(settings.signingKey, { company, kind, version });

const bySignedLogo: readonly Attempt[] = (['SquareLogo', 'FullLogo'] as const).map((kind) => ({
  at: `GET ${logoPaths[kind]}, version`,
  make: ({ site, companyId }, id) => follow(site, linkTo(site.services, kind, companyId, id)),
  isRefused: saysNotFound,
}));

/** The address of a thing, signed for a company and whoever is signed in. */
type Sign = (services: Services, companyId: string, id: string, token: string) => Promise<string>;

const signed: Readonly<Record<string, Sign>> = {
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

/** Even what the server itself has signed for one company opens nothing of another. */
const bySignedLink: readonly Attempt[] = Object.entries(signed).map(([path, sign]) => ({
  at: `GET ${path}, signed`,
  make: async ({ site, companyId, token }, id) =>
    follow(site, await sign(site.services, companyId, id, token)),
  isRefused: saysNotFound,
}));

/** Every place of schema.graphql and openapi.yaml that takes an id. */
export const attempts: readonly Attempt[] = [...byOperation, ...byPath, ...bySignedLogo, ...bySignedLink];

/** Links that were signed for one company, and then made to name another. */
export const renamedLinks = (
  services: Services,
  signedFor: string,
  naming: string,
  id: string,
): readonly string[] => {
  const picture = `/quick-guides/images/${id}?${signImageQuery(services.settings.signingKey, signedFor)}`;
  return [linkTo(services, 'SquareLogo', signedFor, id), picture].map((link) =>
    link.replace(signedFor, naming),
  );
};
