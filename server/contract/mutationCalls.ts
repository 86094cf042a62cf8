import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { insertPasswordReset } from '../modules/auth/passwordResetSql';
import { hashPassword } from '../modules/auth/passwords';
import { runClientBulk } from '../modules/client-bulks/run';
import type { ClientVerb } from '../modules/client-lifecycle/decide';
import { insertInvitation } from '../modules/operators/invitationSql';
import { insertInvited } from '../modules/operators/sql';
import type { OpenIdIssuer } from '../testing/openIdIssuer';
import type { TestCompany, World } from '../testing/world';
import { openSession } from '../modules/sessions/service';
import { variablesOf, type Given } from './inputs';
import { operationNamed } from './operations';
import { routeOf } from './restMatrix';
import { call, send, type Site } from './site';
import { subscriber } from './subscriber';

/** A call that succeeds: what its operation is given, and by whom. */
export interface Prepared {
  given?: Given;
  /** Undefined where the operation is for anybody. */
  token?: string;
  /** The company that changes; undefined where the operation makes it. */
  companyId?: string;
}

export interface Stage {
  world: World;
  site: Site;
  google: OpenIdIssuer;
  /** Its Admin takes the four onboarding steps one after another. */
  newcomer: TestCompany;
}

type Prepare = (stage: Stage) => Promise<Prepared>;

const secretPassword = 'correct horse battery';

const byAdmin = async ({ world }: Stage, given: Given = {}): Promise<Prepared> => {
  const company = await world.company();
  return { given, token: await world.adminToken(company), companyId: company.id };
};

const byNewcomer =
  (given: Given = {}): Prepare =>
  async ({ world, newcomer }) => ({ given, token: await world.adminToken(newcomer), companyId: newcomer.id });

/** With an upload whose rows were checked, or not yet. */
const withImport =
  (isChecked: boolean): Prepare =>
  async (stage) => {
    const prepared = await byAdmin(stage);
    const { data } = await send(stage.site, routeOf('POST', '/client-imports'), prepared);
    const given = { id: data?.['id'] };
    const check = operationNamed('checkClientImport');
    if (isChecked) await call(stage.site, check, variablesOf(check, given), prepared.token);
    return { ...prepared, given };
  };

async function withSavedMapping(stage: Stage): Promise<Prepared> {
  const prepared = await byAdmin(stage);
  const save = operationNamed('saveClientImportMapping');
  await call(stage.site, save, variablesOf(save), prepared.token);
  const { rows } = await stage.world.services.database.inCompany(prepared.companyId ?? '', (db) =>
    db.query<{ id: string }>('select id from client_import_mappings'),
  );
  return { ...prepared, given: { id: rows[0]?.id } };
}

async function withLogos(stage: Stage): Promise<Prepared> {
  const prepared = await byNewcomer()(stage);
  for (const kind of ['square-logo', 'full-logo']) {
    await send(stage.site, routeOf('POST', `/theme-setups/${kind}/upload`), { token: prepared.token });
  }
  return prepared;
}

async function invited({
  world,
}: Stage): Promise<{ companyId: string; token: string; invitationId: string }> {
  const company = await world.company();
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  const [operatorId, invitationId] = [newId(), newId()];
  const email = `${operatorId}@company.test`;
  await world.services.database.inCompany(company.id, async (db) => {
    await insertInvited(db, company.id, { id: operatorId, name: 'Invited', email, role: 'Staff' });
    const invitation = { id: invitationId, operatorId, tokenHash, invitedBy: company.admin.id };
    await insertInvitation(db, company.id, invitation);
  });
  return { companyId: company.id, token, invitationId };
}

async function withExpiredInvitation(stage: Stage): Promise<Prepared> {
  const { companyId, token, invitationId } = await invited(stage);
  await stage.world.services.database.inCompany(companyId, (db) =>
    db.query('update invitations set expires_at = now() where id = $1', [invitationId]),
  );
  return { companyId, given: { token } };
}

async function withPassword({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const passwordHash = await hashPassword(secretPassword);
  const { email } = await world.operator(company, { passwordHash });
  return { companyId: company.id, given: { email, password: secretPassword } };
}

async function withReset({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { token, hash: tokenHash } = newCompanyToken(company.id);
  await world.services.database.inCompany(company.id, (db) =>
    insertPasswordReset(db, company.id, { id: newId(), operatorId: company.admin.id, tokenHash }),
  );
  return { companyId: company.id, given: { token, password: secretPassword } };
}

async function withGoogleAccount({ world, google }: Stage): Promise<Prepared> {
  const company = await world.company();
  const token = await google.idToken({ sub: newId(), email: company.admin.email });
  return { companyId: company.id, given: { token } };
}

async function withView(stage: Stage): Promise<Prepared> {
  const prepared = await byAdmin(stage);
  const create = operationNamed('createSavedView');
  const { data } = await call(stage.site, create, variablesOf(create), prepared.token);
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
  return { ...prepared, given: { id, name: 'renamed' } };
}

/** Of a client who pays for a plan, and to whom these things have been done. */
const withSubscriber =
  (...done: ClientVerb[]): Prepare =>
  async ({ world }) => {
    const { companyId, token, ...given } = await subscriber(world, done);
    return { companyId, token, given };
  };

const deactivation = { kind: 'Deactivate', reason: 'Other', note: null } as const;

const withClient =
  (given: Given): Prepare =>
  async (stage) => {
    const company = await stage.world.company();
    await stage.world.client(company);
    return { companyId: company.id, token: await stage.world.adminToken(company), given };
  };

const bulkOfOne: Given = { 'input.selection': {}, expectedCount: 1 };

/** With a bulk action that has been started, and worked to its end or not yet. */
const withBulk =
  (isOver: boolean): Prepare =>
  async (stage) => {
    const prepared = await withClient(bulkOfOne)(stage);
    const start = operationNamed('startClientBulk');
    const { data } = await call(stage.site, start, variablesOf(start, prepared.given), prepared.token);
    const [, bulkId = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
    const job = { companyId: prepared.companyId ?? '', bulkId };
    if (isOver) await runClientBulk(stage.world.services, job);
    return { ...prepared, given: { id: bulkId } };
  };

/** A call of every mutation that changes data, in an order in which each is possible. */
export const recordedCalls: Readonly<Record<string, Prepare>> = {
  signUp: async () => ({ given: { password: secretPassword } }),
  login: withPassword,
  googleLogin: withGoogleAccount,
  googleRegister: async ({ google }) => ({
    given: { token: await google.idToken({ sub: newId(), email: `${newId()}@company.test` }) },
  }),
  resetPassword: withReset,
  acceptInvitation: async (stage) => {
    const { companyId, token } = await invited(stage);
    return { companyId, given: { token, password: secretPassword } };
  },
  requestNewInvitation: withExpiredInvitation,
  signOut: byAdmin,
  revokeSession: async ({ world }) => {
    const company = await world.company();
    const { viewer } = await world.asAdmin(company);
    const token = await world.adminToken(company);
    return { companyId: company.id, token, given: { id: viewer?.sessionId } };
  },
  submitCompanyDetails: byNewcomer(),
  submitCompanyTheme: withLogos,
  submitClientBilling: byNewcomer(),
  submitPaymentMethod: byNewcomer({ token: 'sandbox_pays' }),
  updateThemeSetup: byAdmin,
  createClient: (stage) => byAdmin(stage, { planId: null }),
  updateClient: withSubscriber(),
  changeClientPlan: withSubscriber(),
  pauseClient: withSubscriber(),
  resumeClient: withSubscriber({ kind: 'Pause' }),
  deactivateClient: withSubscriber(),
  cancelClientDeactivation: withSubscriber({ ...deactivation, when: 'PeriodEnd' }),
  reactivateClient: withSubscriber({ ...deactivation, when: 'Now' }),
  startClientBulk: withClient(bulkOfOne),
  cancelClientBulk: withBulk(false),
  undoClientBulk: withBulk(true),
  exportClients: withClient({ 'input.selection': {} }),
  createSavedView: byAdmin,
  updateSavedView: withView,
  deleteSavedView: withView,
  checkClientImport: withImport(false),
  startClientImport: withImport(true),
  cancelClientImport: withImport(true),
  saveClientImportMapping: byAdmin,
  deleteClientImportMapping: withSavedMapping,
};

interface Unrecorded {
  reason: string;
  /** What it may change nevertheless. */
  changes: readonly string[];
  prepare: Prepare;
}

async function withSession({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const caller = { requestId: 'test', ipAddress: '127.0.0.1', userAgent: null };
  const { refreshToken } = await world.services.database.inCompany(company.id, (db) =>
    openSession(db, company.id, caller, { operatorId: company.admin.id, rememberMe: false }),
  );
  return { companyId: company.id, given: { refreshToken } };
}

/** The mutations that rightly write no event. */
export const unrecordedCalls: Readonly<Record<string, Unrecorded>> = {
  setListColumns: {
    reason: 'How an operator looks at a list changes nothing that anybody else sees.',
    changes: ['list_preferences'],
    prepare: byAdmin,
  },
  refreshTokens: {
    reason: 'The session goes on as it was; its beginning and its end are recorded.',
    changes: [],
    prepare: withSession,
  },
  requestPasswordReset: {
    reason: 'Nothing of an operator changes until the link is used, which is recorded.',
    changes: [],
    prepare: async ({ world }) => {
      const company = await world.company();
      return { companyId: company.id, given: { email: company.admin.email } };
    },
  },
  saveOnboardingDraft: {
    reason: 'Typing is no change of the company yet; the step that the draft becomes is recorded.',
    changes: ['onboarding_drafts'],
    prepare: async ({ world }) => {
      const company = await world.company({ status: 'Pending' });
      return { companyId: company.id, token: await world.adminToken(company) };
    },
  },
};
