import * as z from 'zod';
import type { Context } from '../../platform';
import { badInput, DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';

const timeoutMs = 10_000;
const tokenMaxLength = 2048;
const responseSchema = z.object({ success: z.boolean() });

const invalidToken = () => badInput({ captchaToken: t('Confirm that you are not a robot and try again.') });

/**
 * Verifies a bot check token if the check is on. Throws `BAD_USER_INPUT` for an invalid token, or
 * `UNAVAILABLE` if the provider returns no result.
 */
export async function checkBot(
  { services: { settings }, caller }: Context,
  token: string | null | undefined,
): Promise<void> {
  if (!settings.botCheckSecret) return;
  if (!token || token.length > tokenMaxLength) throw invalidToken();
  const { success } = await verifyToken(settings.botCheckUrl, {
    secret: settings.botCheckSecret,
    response: token,
    remoteip: caller.ipAddress,
  });
  if (!success) throw invalidToken();
}

async function verifyToken(
  url: string,
  form: Record<string, string>,
): Promise<z.infer<typeof responseSchema>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The bot check returned HTTP ${response.status}.`);
    return responseSchema.parse(await response.json());
  } catch {
    throw new DomainError(
      'UNAVAILABLE',
      t('We could not confirm that you are not a robot. Try again in a minute.'),
    );
  }
}
