import { nameLimits } from '../../../contract/team';
import { normalizeLine } from '../../../contract/text';
import { emailKey } from '../../lib/emailAddress';
import { badInput, DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/input';
import { language, t } from '../../lib/i18n/i18n';
import { type AuthPayload, type Context, type Db, limitNetwork, type SignUpInput } from '../../platform';
import { hashPassword } from '../passwords/passwords';
import { endSessionsOf } from '../sessions/sessions.service';
import { insertAdmin, insertCompany, lockUnusedSignUps } from './auth.repository';
import { checkBot } from './botCheck';
import { deleteSignInData } from './credentials';
import { claimAddress } from './directory.repository';
import { consumeGoogleToken, readGoogleToken } from './googleToken';
import { signUpInput } from './input';
import { queueSignIn } from './signInQueue';
import { issueTokens, startSession } from './startSession';

interface NewCompany {
  companyName: string;
  name: string;
  email: string;
  passwordHash: string | null;
  googleSubject: string | null;
  rememberMe: boolean;
}

/**
 * Creates a pending company, its active Admin and a session. Throws `BAD_USER_INPUT` for invalid input or a
 * taken address, and `FORBIDDEN` if sign-up is closed.
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<AuthPayload> {
  requireOpenSignup(ctx);
  const { password, ...details } = parseInput(signUpInput, input);
  await checkBot(ctx, input.captchaToken);
  const origin = { ipAddress: ctx.caller.ipAddress, account: emailKey(details.email), isKnownDevice: false };
  return queueSignIn(origin, async () => {
    await limitNetwork(ctx.services, 'sign-up-network', ctx.caller.ipAddress);
    return createCompany(ctx, {
      ...details,
      passwordHash: await hashPassword(password),
      googleSubject: null,
    });
  });
}

/** Signs up with a Google account instead of a password. Onboarding asks for the company's name. */
export async function googleRegister(ctx: Context, token: string): Promise<AuthPayload> {
  requireOpenSignup(ctx);
  await limitNetwork(ctx.services, 'sign-up-network', ctx.caller.ipAddress);
  const { subject, email, name: details } = await readGoogleToken(ctx.services, token);
  await consumeGoogleToken(ctx.services, token);
  const name = normalizeLine(details).slice(0, nameLimits.max).trim() || email.slice(0, email.indexOf('@'));
  return createCompany(ctx, {
    companyName: name,
    name,
    email,
    passwordHash: null,
    googleSubject: subject,
    rememberMe: false,
  });
}

function requireOpenSignup({ services }: Context): void {
  if (!services.settings.isSignupOpen) throw new DomainError('FORBIDDEN', t('Sign-up is not available.'));
}

async function createCompany(ctx: Context, newCompany: NewCompany): Promise<AuthPayload> {
  const { companyName, name, email, googleSubject, rememberMe } = newCompany;
  const [companyId, operatorId] = [newId(), newId()];
  const session = await ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await claimAddress(db, companyId, { operatorId, email, googleSubject }))) {
      throw badInput({ email: t('This email address already has an account. Sign in instead.') });
    }
    await insertCompany(db, companyId, {
      name: companyName,
      email,
      ownerId: operatorId,
      language: language(),
    });
    await insertAdmin(db, companyId, { ...newCompany, id: operatorId });
    return startSession(db, ctx, {
      companyId,
      operator: { id: operatorId, name },
      rememberMe,
      action: 'company.signedUp',
      changes: [{ field: 'companyName', before: null, after: companyName }],
    });
  });
  return issueTokens(ctx, session);
}

/**
 * Frees the addresses and ends the sessions of unverified sign-ups that were not used for 30 days and whose
 * company never completed onboarding.
 */
export async function purgeSignUps(db: Db, companyId: string): Promise<void> {
  for (const id of await lockUnusedSignUps(db, companyId)) {
    await deleteSignInData(db, companyId, id);
    await endSessionsOf(db, companyId, id, 'Expired');
  }
}
