import * as z from 'zod';
import type { Context } from '../../context';
import { badInput, DomainError } from '../../errors';

const timeoutMs = 10_000;
const tokenMaxLength = 2048;
const answer = z.object({ success: z.boolean() });

const refused = () => badInput({ botCheckToken: 'Confirm that you are not a robot, then try again.' });

/** Asks the provider about the token; nothing to do when the check is off. Never lets a doubtful answer through. */
export async function checkBot(
  { services: { settings }, caller }: Context,
  token: string | null | undefined,
): Promise<void> {
  if (!settings.botCheckSecret) return;
  if (!token || token.length > tokenMaxLength) throw refused();
  const { success } = await ask(settings.botCheckUrl, {
    secret: settings.botCheckSecret,
    response: token,
    remoteip: caller.ipAddress,
  });
  if (!success) throw refused();
}

async function ask(url: string, form: Record<string, string>): Promise<z.infer<typeof answer>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The bot check answered ${response.status}.`);
    return answer.parse(await response.json());
  } catch {
    throw new DomainError('UNAVAILABLE', 'We could not check that you are not a robot. Try again shortly.');
  }
}
