import { createHash } from 'node:crypto';
import { countryName } from '../../lib/countries';
import { deviceKey, deviceName } from '../../lib/caller';
import { countryOfIp } from '../../lib/ipLocation';
import { dateTimeText } from '../../lib/localeText';
import { language, t } from '../../lib/i18n/i18n';
import {
  type AuditChange,
  type AuthPayload,
  type Context,
  type Db,
  enqueueEmail,
  writeAuditEvent,
} from '../../platform';
import { setInitialLanguage } from '../sessions/sessions.repository';
import { type OpenedSession, openSession } from '../sessions/sessions.service';
import { signAccessToken } from './accessToken';
import * as deviceSql from './knownDevices.repository';

const hashDevice = (device: string, country: string | null): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([device, country]))
    .digest();

/**
 * Remembers the device and country of a session. If `shouldNotify` is set, emails the operator about a
 * combination that was not known.
 */
async function rememberDevice(
  db: Db,
  { services, caller }: Context,
  companyId: string,
  { operatorId, shouldNotify }: { operatorId: string; shouldNotify: boolean },
): Promise<void> {
  const country = countryOfIp(caller.ipAddress);
  const isNew = await deviceSql.upsertDevice(
    db,
    companyId,
    operatorId,
    hashDevice(deviceKey(caller.userAgent), country),
  );
  if (!isNew || !shouldNotify) return;
  const recipient = await deviceSql.selectRecipient(db, companyId, operatorId);
  if (!recipient) return;
  await enqueueEmail(db, services, {
    recipient,
    template: 'new-device',
    valuesOf: () => ({
      name: recipient.name,
      device: deviceName(caller.userAgent),
      place: country ? countryName(country) : t('Unknown'),
      address: caller.ipAddress,
      time: dateTimeText(new Date(), recipient.time_zone),
      link: `${services.settings.publicUrl}/forgot-password`,
    }),
  });
}

export interface SessionStart {
  companyId: string;
  operator: { id: string; name: string };
  rememberMe: boolean;
  /** The action of the audit event that explains the session. */
  action: 'company.signedUp' | 'operator.signedIn' | 'operator.joined';
  changes?: readonly AuditChange[];
}

export type StartedSession = OpenedSession & { companyId: string; operatorId: string };

/**
 * Opens a session, stores the language of the operator's first sign-in, remembers the device and writes the
 * audit event in the caller's transaction. Emails an operator who signs in on a new device.
 */
export async function startSession(db: Db, ctx: Context, start: SessionStart): Promise<StartedSession> {
  const { companyId, operator, rememberMe, action, changes } = start;
  await setInitialLanguage(db, companyId, operator.id, language());
  const opened = await openSession(db, companyId, ctx.caller, { operatorId: operator.id, rememberMe });
  // The device of a sign-up or an accepted invitation becomes known without an email.
  const shouldNotify = action === 'operator.signedIn';
  await rememberDevice(db, ctx, companyId, { operatorId: operator.id, shouldNotify });
  await writeAuditEvent(db, ctx, {
    action,
    targetType: 'Operator',
    targetId: operator.id,
    targetLabel: operator.name,
    changes,
    actor: {
      companyId,
      type: 'Operator',
      id: operator.id,
      name: operator.name,
      sessionId: opened.sessionId,
    },
  });
  return { ...opened, companyId, operatorId: operator.id };
}

/** Returns the tokens of a session. Call it only after the transaction has committed. */
export async function issueTokens(ctx: Context, session: StartedSession): Promise<AuthPayload> {
  return {
    accessToken: await signAccessToken(ctx.services, session),
    refreshToken: session.refreshToken,
  };
}
