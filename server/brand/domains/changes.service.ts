import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isCompanyActionAllowed } from '../../company';
import { changedFields } from '../../lib/changedFields';
import { emailAddress } from '../../lib/emailAddress';
import { badInput, conflict } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/input';
import { withoutDirectionMarks } from '../../../contract/directionMarks';
import { t } from '../../lib/i18n/i18n';
import {
  authorize,
  type Context,
  type CustomDomain,
  type CustomDomainSetup,
  type Db,
  enforceDailyCap,
  type JobPayloads,
  limit,
  type Mailer,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { brandOf } from '../branding/brand';
import { checkDomain } from './checking/check';
import { recordTtl, type RequiredRecord, requiredRecords } from './checking/records';
import { cancelDomainSession, openDomainSession, reopenDomainSession } from './checking/session';
import { domainConfigOf, maxDomains } from './domainConfig';
import {
  domainById,
  domainsOf,
  findCompetingClaim,
  insertDomain,
  lockDomains,
  releaseDomain,
  restartChecks,
  saveInstructionsSent,
  setPrimary,
  subdomainAndName,
} from './domains.repository';
import { lockOwnDomain, readDomain, readSetup } from './domains.service';
import { type Hostname, parseHostname, toUnicode } from './hostname';

const tokenBytes = 24;

const claimErrors = {
  Held: () =>
    t(
      'Another company uses this domain. Remove its TXT record at your DNS provider, then add the domain again.',
    ),
  Resting: () => t('Another company removed this domain less than 30 days ago. Add it after that time.'),
} as const;

async function assertCanAdd(db: Db, companyId: string, hostname: string): Promise<void> {
  const domains = await domainsOf(db, companyId);
  if (domains.some((domain) => domain.hostname === hostname)) {
    throw badInput({ hostname: t('You already added this domain.') });
  }
  if (domains.length >= maxDomains) {
    throw conflict(t('You can have at most {max} domains. Remove one to add another.', { max: maxDomains }));
  }
  const claim = await findCompetingClaim(db, hostname);
  if (claim) throw badInput({ hostname: claimErrors[claim]() });
}

/**
 * Adds a domain and starts to check its records. Several companies can add the same hostname until one proves
 * ownership. Throws `BAD_USER_INPUT` for an unusable hostname, and `CONFLICT` above the maximum.
 */
export async function addCustomDomain(ctx: Context, text: string): Promise<CustomDomain> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId, operatorId, name } = viewer;
  const { database, settings, jobs } = ctx.services;
  await limit(ctx.services, 'domain-add-company', companyId);
  const parsed: Hostname | { refusal: string } = parseHostname(text, settings);
  if ('refusal' in parsed) throw badInput({ hostname: parsed.refusal });
  return database.inCompany(companyId, async (db) => {
    await lockDomains(db, companyId);
    await assertCanAdd(db, companyId, parsed.hostname);
    const domain = { id: newId(), ...parsed };
    const token = randomBytes(tokenBytes).toString('base64url');
    await insertDomain(db, companyId, { ...domain, token, addedBy: operatorId, addedByName: name });
    await openDomainSession(db, companyId, domain, {
      trigger: 'Manual',
      requestedBy: operatorId,
      requestedByName: name,
    });
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.added',
      targetType: 'CustomDomain',
      targetId: domain.id,
      targetLabel: domain.hostname,
    });
    await jobs.enqueue(db, 'check-domains', { companyId });
    await db.publish({ type: 'companyChanged', companyId });
    return readDomain(db, settings, companyId, domain.id);
  });
}

/**
 * Checks a domain immediately and audits the request. Restarts the scheduled checks if they ended after 30
 * days without success. Throws `NOT_FOUND` for an unknown domain, and `RATE_LIMITED` after too many checks.
 */
export async function checkCustomDomain(ctx: Context, id: string): Promise<CustomDomain> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId, operatorId, name } = viewer;
  const { database, settings } = ctx.services;
  await database.inCompany(companyId, (db) => lockOwnDomain(db, companyId, id));
  await limit(ctx.services, 'domain-check-company', companyId);
  await database.inCompany(companyId, async (db) => {
    const domain = await lockOwnDomain(db, companyId, id);
    if (domain.verificationFailedAt) {
      await restartChecks(db, companyId, id);
      const source = { trigger: 'Retry', requestedBy: operatorId, requestedByName: name } as const;
      await reopenDomainSession(db, companyId, domain, source);
    }
    await writeAuditEvent(db, ctx, {
      action: domain.verificationFailedAt ? 'customDomain.begunAnew' : 'customDomain.checked',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: domain.hostname,
    });
  });
  await checkDomain(ctx.services, companyId, id);
  return database.inCompany(companyId, (db) => readDomain(db, settings, companyId, id));
}

const forwardInput = z.object({ email: emailAddress });

/** Emails the required DNS records to another person, such as the company's DNS administrator. */
export async function emailDomainInstructions(
  ctx: Context,
  id: string,
  address: string,
): Promise<CustomDomain> {
  const { companyId, name } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { database, settings, jobs } = ctx.services;
  const { email } = parseInput(forwardInput, { email: address });
  await database.inCompany(companyId, (db) => lockOwnDomain(db, companyId, id));
  await limit(ctx.services, 'domain-forward-company', companyId);
  return database.inCompany(companyId, async (db) => {
    const { hostname } = await lockOwnDomain(db, companyId, id);
    await enforceDailyCap(db, companyId, 'domain-instructions', email);
    await saveInstructionsSent(db, companyId, id, email);
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.instructionsForwarded',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: hostname,
      changes: [{ field: 'email', before: null, after: email }],
    });
    await jobs.enqueue(db, 'send-domain-instructions', { companyId, domainId: id, email, sentBy: name });
    return readDomain(db, settings, companyId, id);
  });
}

const formatRecord = ({ type, name, value }: RequiredRecord): string =>
  // Recipients copy the values.
  withoutDirectionMarks(
    t('Type: {type}\nName: {name}\nValue: {value}\nTTL: {seconds}', {
      ...{ type, name, value },
      // A text, because DNS providers expect the number without separators.
      seconds: String(recordTtl),
    }),
  );

/** Sends the records that are required when the job runs. */
export async function sendDomainInstructions(
  { database, settings }: Services,
  mailer: Mailer,
  { companyId, domainId, email, sentBy }: JobPayloads['send-domain-instructions'],
): Promise<void> {
  const prepared = await database.inCompany(companyId, async (db) => {
    const domain = await domainById(db, companyId, domainId);
    // A blocked company sends no emails.
    if (!domain || !(await isCompanyActionAllowed(db, companyId, 'finish'))) return null;
    const { subdomain } = await subdomainAndName(db, companyId);
    return { domain, subdomain, brand: await brandOf(db, settings, companyId) };
  });
  if (!prepared) return;
  const { domain, subdomain, brand } = prepared;
  const { title, colour, companyName, email: replyTo } = brand;
  await mailer.send(
    email,
    'domain-instructions',
    {
      domain: toUnicode(domain.hostname),
      companyName,
      sentBy,
      records: requiredRecords(domainConfigOf(domain, subdomain, settings))
        .map(formatRecord)
        .join('\n\n'),
    },
    { title, colour, replyTo },
  );
}

/**
 * Sets the domain to which clients are sent, and whether the subdomain redirects to it. Null selects the
 * subdomain. Throws `NOT_FOUND` for an unknown domain, and `CONFLICT` if the domain is not live.
 */
export async function setPrimaryDomain(
  ctx: Context,
  id: string | null,
  redirect: boolean,
): Promise<CustomDomainSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await lockDomains(db, companyId);
    const domain = id === null ? null : await lockOwnDomain(db, companyId, id);
    if (domain && !domain.liveAt) {
      throw conflict(
        t('{domain} is not live yet, so it can’t be your primary domain.', { domain: domain.hostname }),
      );
    }
    const before = (await domainsOf(db, companyId)).find(({ isPrimary }) => isPrimary);
    await setPrimary(db, companyId, id, redirect);
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.primaryChanged',
      targetType: 'CustomDomain',
      targetId: (domain ?? before)?.id ?? null,
      targetLabel: (domain ?? before)?.hostname ?? null,
      changes: changedFields(
        { primary: before?.hostname ?? null, redirect: before?.redirectsHere ?? null },
        { primary: domain?.hostname ?? null, redirect: domain ? redirect : null },
      ),
    });
    await db.publish({ type: 'companyChanged', companyId });
    await db.publish({ type: 'siteChanged', companyId });
    return readSetup(db, settings, companyId);
  });
}

/**
 * Removes a domain. Throws `NOT_FOUND` for an unknown id, or `BAD_USER_INPUT` unless `confirmation` is the
 * name of the domain.
 */
export async function removeCustomDomain(
  ctx: Context,
  id: string,
  confirmation: string,
): Promise<CustomDomainSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, async (db) => {
    await lockDomains(db, companyId);
    const { hostname } = await lockOwnDomain(db, companyId, id);
    if (![hostname, toUnicode(hostname)].includes(confirmation.trim().toLowerCase())) {
      throw badInput({ hostname: t('Enter {domain} to remove it.', { domain: toUnicode(hostname) }) });
    }
    await cancelDomainSession(db, companyId, id);
    await releaseDomain(db, companyId, id);
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.removed',
      targetType: 'CustomDomain',
      targetId: id,
      targetLabel: hostname,
    });
    await db.publish({ type: 'companyChanged', companyId });
    await db.publish({ type: 'siteChanged', companyId });
    return readSetup(db, settings, companyId);
  });
}
