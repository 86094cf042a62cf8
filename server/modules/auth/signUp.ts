import type { Context } from '../../context';
import { badInput, DomainError } from '../../errors';
import { emailKey } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { oneLine } from '../../lib/plainText';
import type { AuthPayload, SignUpInput } from '../../schema.generated';
import { beginSession, tokensOf } from './beginSession';
import { checkBot } from './botCheck';
import { claimAddress } from './directory';
import { queueSignIn } from './entrance';
import { readGoogleToken, takeGoogleToken } from './googleToken';
import { signUpInput } from './input';
import { limitNetwork } from './limits';
import { hashPassword } from './passwords';
import { insertAdmin, insertCompany } from './sql';

const nameMaxLength = 100;

interface Founding {
  companyName: string;
  name: string;
  email: string;
  passwordHash: string | null;
  googleSubject: string | null;
  rememberMe: boolean;
}

/** Makes a company (Pending), its Admin (Active) and a session. */
export async function signUp(ctx: Context, input: SignUpInput): Promise<AuthPayload> {
  requireOpenSignup(ctx);
  const { password, ...given } = parseInput(signUpInput, input);
  await checkBot(ctx, input.botCheckToken);
  const origin = { ipAddress: ctx.caller.ipAddress, account: emailKey(given.email), isKnownDevice: false };
  return queueSignIn(origin, async () => {
    await limitNetwork(ctx.services, 'sign-up-network', ctx.caller.ipAddress);
    return found(ctx, { ...given, passwordHash: await hashPassword(password), googleSubject: null });
  });
}

/** The same with a Google account in place of the password; the company's name is asked for in onboarding. */
export async function googleRegister(ctx: Context, token: string): Promise<AuthPayload> {
  requireOpenSignup(ctx);
  await limitNetwork(ctx.services, 'sign-up-network', ctx.caller.ipAddress);
  const { subject, email, name: given } = await readGoogleToken(ctx.services, token);
  await takeGoogleToken(ctx.services, token);
  const name = oneLine(given).slice(0, nameMaxLength).trim() || email.slice(0, email.indexOf('@'));
  return found(ctx, {
    companyName: name,
    name,
    email,
    passwordHash: null,
    googleSubject: subject,
    rememberMe: false,
  });
}

function requireOpenSignup({ services }: Context): void {
  if (!services.settings.isSignupOpen) throw new DomainError('FORBIDDEN', 'Signing up is closed here.');
}

async function found(ctx: Context, founding: Founding): Promise<AuthPayload> {
  const { companyName, name, email, googleSubject, rememberMe } = founding;
  const [companyId, operatorId] = [newId(), newId()];
  const session = await ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await claimAddress(db, companyId, { operatorId, email, googleSubject }))) {
      throw badInput({ email: 'This email address already has an account. Sign in instead.' });
    }
    await insertCompany(db, companyId, { name: companyName, email, ownerId: operatorId });
    await insertAdmin(db, companyId, { ...founding, id: operatorId });
    return beginSession(db, ctx, {
      companyId,
      operator: { id: operatorId, name },
      rememberMe,
      action: 'company.signedUp',
      changes: [{ field: 'companyName', before: null, after: companyName }],
    });
  });
  return tokensOf(ctx, session);
}
