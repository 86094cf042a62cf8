import { DomainError } from '../../../errors';
import { newId } from '../../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../../testing/mailbox';
import { startOpenIdIssuer, type OpenIdIssuer } from '../../../testing/openIdIssuer';
import { openWorld, type World } from '../../../testing/world';
import { authenticate } from '../authenticate';
import { requestPasswordReset, resetPassword } from '../passwordReset';
import { signUp } from '../signUp';

export const password = 'a quite long password';
export const ownPassword = 'the quite long password of the owner';

export const form = (email: string, companyName = 'Acme') => ({ companyName, name: 'Ada', email, password });

export const refusalOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((refused: unknown) => refused);
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, fields: error.details.fields };
};

/** A world with Google's sign-in, whose emails are kept. */
export class SignUps {
  private constructor(
    readonly world: World,
    readonly mailbox: Mailbox,
    readonly issuer: OpenIdIssuer,
  ) {}

  static async open(): Promise<SignUps> {
    const issuer = await startOpenIdIssuer('livery');
    const world = await openWorld({
      GOOGLE_CLIENT_ID: 'livery',
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: issuer.jwksUrl,
    });
    return new SignUps(world, await openMailbox(world.services), issuer);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.issuer.close();
  }

  async founder(email = `ada-${newId()}@example.test`) {
    const { accessToken } = await signUp(this.world.asNobody(), form(email));
    const viewer = await authenticate(this.world.services, accessToken);
    if (!viewer) throw new Error('The sign-up has no viewer.');
    return viewer;
  }

  async inCompany(companyId: string, text: string) {
    return (await this.world.services.database.inCompany(companyId, (db) => db.query(text))).rows;
  }

  async operatorIdOf({ accessToken }: { accessToken: string }): Promise<string | undefined> {
    return (await authenticate(this.world.services, accessToken))?.operatorId;
  }

  async mailedToken(email: string, subject = 'Choose a new password for Livery'): Promise<string> {
    let mail = await this.mailbox.next(email);
    while (mail.subject !== subject) mail = await this.mailbox.next(email);
    return extractToken(mail);
  }

  async passwordLink(email: string): Promise<string> {
    await requestPasswordReset(this.world.asNobody(), { email });
    return this.mailedToken(email);
  }

  useLink(token: string) {
    return resetPassword(this.world.asNobody(), { token, password: ownPassword });
  }

  async confirmAddress(email: string) {
    return this.useLink(await this.passwordLink(email));
  }
}
