import { DomainError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../../testing/mailbox';
import { startOpenIdIssuer, type OpenIdIssuer } from '../../../testing/openIdIssuer';
import { openFixture, type Fixture } from '../../../testing/fixture';
import { authenticate } from '../authenticate';
import { requestPasswordReset, resetPassword } from '../passwordReset.service';
import { signUp } from '../signUp.service';

export const password = 'a quite long password';
export const ownerPassword = 'the quite long password of the owner';

export const signUpForm = (email: string, companyName = 'Acme') => ({
  companyName,
  name: 'Ada',
  email,
  password,
});

export const errorOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((cause: unknown) => cause);
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, fields: error.details.fields };
};

/** A fixture with Google sign-in and a mailbox. */
export class SignUpFixture {
  private constructor(
    readonly fixture: Fixture,
    readonly mailbox: Mailbox,
    readonly issuer: OpenIdIssuer,
  ) {}

  static async open(): Promise<SignUpFixture> {
    const issuer = await startOpenIdIssuer('livery');
    const fixture = await openFixture({
      GOOGLE_CLIENT_ID: 'livery',
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_JWKS_URL: issuer.jwksUrl,
    });
    return new SignUpFixture(fixture, await openMailbox(fixture.services), issuer);
  }

  async close(): Promise<void> {
    await this.fixture.close();
    await this.issuer.close();
  }

  async createAdmin(email = `ada-${newId()}@example.test`) {
    const { accessToken } = await signUp(this.fixture.asAnonymous(), signUpForm(email));
    const viewer = await authenticate(this.fixture.services, accessToken);
    if (!viewer) throw new Error('The sign-up has no viewer.');
    return viewer;
  }

  async inCompany(companyId: string, text: string) {
    return (await this.fixture.services.database.inCompany(companyId, (db) => db.query(text))).rows;
  }

  async operatorIdOf({ accessToken }: { accessToken: string }): Promise<string | undefined> {
    return (await authenticate(this.fixture.services, accessToken))?.operatorId;
  }

  async emailedToken(email: string, subject = 'Reset your password for Livery'): Promise<string> {
    let message = await this.mailbox.next(email);
    while (message.subject !== subject) message = await this.mailbox.next(email);
    return extractToken(message);
  }

  async requestResetToken(email: string): Promise<string> {
    await requestPasswordReset(this.fixture.asAnonymous(), { email });
    return this.emailedToken(email);
  }

  resetWithToken(token: string) {
    return resetPassword(this.fixture.asAnonymous(), { token, password: ownerPassword });
  }

  async confirmAddress(email: string) {
    return this.resetWithToken(await this.requestResetToken(email));
  }
}
