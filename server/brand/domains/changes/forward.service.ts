import * as z from 'zod';
import {
  authorize,
  type Context,
  type CustomDomain,
  enforceDailyCap,
  type JobPayloads,
  limit,
  type Mailer,
  type Services,
  writeAuditEvent,
} from '../../../platform';
import { isCompanyActionAllowed } from '../../../company';
import { emailAddress } from '../../../lib/emailAddress';
import { parseInput } from '../../../lib/parseInput';
import { brandOf } from '../../branding/brand';
import { recordTtl, requiredRecords, type RequiredRecord } from '../checking/records';
import { toUnicode } from '../hostname';
import { lockOwnDomain, readDomain } from '../domains.service';
import { domainById, saveInstructionsSent, subdomainAndName } from '../domains.repository';
import { domainConfigOf } from '../domainConfig';

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
  [`Type: ${type}`, `Name: ${name}`, `Value: ${value}`, `TTL: ${recordTtl}`].join('\n');

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
