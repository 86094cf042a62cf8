import type { Services } from '../../../context';
import type { Db } from '../../../db/database';
import { DnsUnavailableError, makeDns } from '../../../dns/dns';
import { followLook } from '../session/session';
import {
  domainById,
  heldElsewhere,
  lockDomain,
  subdomainAndName,
  takeStanding,
  type DomainRow,
  type LookNote,
} from '../sql';
import { wantedOf } from '../wanted';
import { announce } from './announce';
import { seeCertificate, type CertificateFound } from './certificate';
import { judge, type Verdict } from './judge';
import { look, type Findings } from './look';
import { settle, settleUnseen, type HeldElsewhere, type Standing } from './settle';

/** What was seen of a domain from outside, in no transaction. */
type Outside =
  | { isAway: true; because: string }
  | { isAway: false; findings: Findings; verdict: Verdict; certificate: CertificateFound | null };

async function lookOutside(
  { settings }: Services,
  domain: DomainRow,
  subdomain: string | null,
): Promise<Outside> {
  const wanted = wantedOf(domain, subdomain, settings);
  try {
    const findings = await look(makeDns(settings), wanted);
    const verdict = judge(wanted, findings);
    // Shaking hands has the proxy ask for a certificate, which it gets for verified domains alone.
    const certificate = domain.verifiedAt
      ? await seeCertificate(domain.hostname, findings.targets, settings)
      : null;
    return { isAway: false, findings, verdict, certificate };
  } catch (error) {
    if (!(error instanceof DnsUnavailableError)) throw error;
    return { isAway: true, because: `The DNS servers for ${error.hostname} did not answer.` };
  }
}

interface Settled {
  standing: Standing;
  note: LookNote;
}

function settleLook(domain: DomainRow, outside: Outside, held: HeldElsewhere | null, now: Date): Settled {
  if (outside.isAway) {
    return { standing: settleUnseen(domain, now), note: { uncheckedBecause: outside.because } };
  }
  const { findings, verdict, certificate } = outside;
  const isAway = verdict.isOwned && verdict.isRouted && certificate?.status === 'Away';
  return {
    standing: settle(domain, { verdict, certificate, heldElsewhere: held }, now),
    note: { findings, uncheckedBecause: isAway ? certificate.problem : null },
  };
}

async function writeLook(
  db: Db,
  services: Services,
  companyId: string,
  domain: DomainRow,
  outside: Outside,
): Promise<Standing> {
  const { now } = await subdomainAndName(db, companyId);
  const held = domain.ownedAt ? null : await heldElsewhere(db, domain.hostname);
  let { standing, note } = settleLook(domain, outside, held, now);
  const refusedBy = await takeStanding(db, companyId, domain, standing, note);
  if (refusedBy) {
    ({ standing, note } = settleLook(domain, outside, refusedBy, now));
    await takeStanding(db, companyId, domain, standing, note);
  }
  await followLook(db, companyId, domain, standing, now);
  await announce(db, services, companyId, domain, standing);
  return standing;
}

/**
 * Looks at a domain and writes what came of it. Nothing is written before everything was seen, so that a look that is cut
 * off is simply taken again.
 */
async function lookOnce(services: Services, companyId: string, id: string): Promise<Standing | null> {
  const { database } = services;
  const before = await database.inCompany(companyId, async (db) => {
    const domain = await domainById(db, companyId, id);
    return domain && { domain, ...(await subdomainAndName(db, companyId)) };
  });
  if (!before) return null;
  const outside = await lookOutside(services, before.domain, before.subdomain);
  return database.inCompany(companyId, async (db) => {
    // Removed, or added anew, while it was looked at.
    const domain = await lockDomain(db, companyId, id);
    return domain ? writeLook(db, services, companyId, domain, outside) : null;
  });
}

/** The same, and for a domain that is verified by it at once the certificate as well. */
export async function checkDomain(services: Services, companyId: string, id: string): Promise<void> {
  const { database } = services;
  const before = await database.inCompany(companyId, (db) => domainById(db, companyId, id));
  const after = await lookOnce(services, companyId, id);
  if (after?.verifiedAt && !before?.verifiedAt) await lookOnce(services, companyId, id);
}
