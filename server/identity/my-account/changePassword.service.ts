import {
  authorize,
  type Context,
  enforceDailyCap,
  type MutationChangePasswordArgs,
  writeAuditEvent,
} from '../../platform';
import { badInput } from '../../lib/errors';
import { parseInput } from '../../lib/parseInput';
import { replacePassword } from '../auth/credentials';
import { hashPassword, isPassword } from '../passwords/passwords';
import { endSessionsOf } from '../sessions/sessions.service';
import { ownAccountForUpdate } from './account';
import { passwordInput } from './input';
import { reauthenticate, requireSamePassword } from './reauthenticate';

/**
 * Changes the viewer's password after verifying the current one. Cancels an open email change, ends all other
 * sessions and emails the viewer.
 */
export async function changePassword(ctx: Context, args: MutationChangePasswordArgs): Promise<true> {
  const viewer = authorize(ctx.viewer, null, 'shell');
  const { companyId, operatorId, sessionId } = viewer;
  const { password } = parseInput(passwordInput, { password: args.password });
  const verified = await reauthenticate(ctx, viewer, args.current, 'current');
  if (await isPassword(verified.password_hash, password)) {
    throw badInput({ password: 'You have this password already. Choose another one.' });
  }
  const passwordHash = await hashPassword(password);
  await ctx.services.database.inCompany(companyId, async (db) => {
    const account = await ownAccountForUpdate(db, viewer);
    requireSamePassword(verified, account, 'current');
    await enforceDailyCap(db, companyId, 'own-password-changed', operatorId);
    const changes = await replacePassword(db, companyId, account, passwordHash);
    await endSessionsOf(db, companyId, operatorId, 'PasswordChanged', sessionId);
    await writeAuditEvent(db, ctx, {
      action: 'operator.passwordChanged',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: account.name,
      changes,
    });
    await ctx.services.jobs.enqueue(db, 'send-mail', {
      to: account.email,
      template: 'own-password-changed',
      values: { name: account.name, link: `${ctx.services.settings.publicUrl}/forgot-password` },
    });
  });
  return true;
}
