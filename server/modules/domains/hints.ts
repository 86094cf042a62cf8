import type { Verdict } from './checking/judge';
import type { Findings } from './checking/look';
import type { Wanted } from './checking/records';
import type { Standing } from './checking/settle';

interface Looked {
  wanted: Wanted;
  findings: Findings;
  verdict: Verdict;
  domain: Standing;
  issuers: readonly string[];
}

type Hint = (looked: Looked) => string | null;

const isForbidden = (allowed: readonly string[], issuers: readonly string[]): boolean =>
  !allowed.some((name) => issuers.includes(name.toLowerCase()));

const hints: readonly Hint[] = [
  ({ domain }) =>
    domain.doubtedAt &&
    'The last look found something amiss. Nothing changes before another one, an hour later, finds the same.',
  ({ findings, verdict }) =>
    findings.isNamedTwice && !verdict.isOwned
      ? 'The TXT record was found with your domain written twice in its name. Enter only the short name: your provider adds the rest.'
      : null,
  ({ verdict }) =>
    verdict.isProxied && !verdict.isRouted
      ? 'Cloudflare’s proxy answers for this name. Set the record to “DNS only”, or visitors and the certificate do not get here.'
      : null,
  ({ findings: { caa }, issuers }) =>
    caa && isForbidden(caa.issuers, issuers)
      ? `A CAA record of ${caa.name} forbids the certificate. Add a CAA record to ${caa.name} with the value 0 issue "${issuers[0]}".`
      : null,
  ({ wanted, verdict }) =>
    wanted.kind === 'Apex' && wanted.addresses.length === 0 && !verdict.isRouted
      ? `Where your provider offers no ALIAS record (others call it ANAME, or flatten a CNAME), use www.${wanted.hostname} instead.`
      : null,
  ({ verdict, findings }) =>
    verdict.isOwned || findings.ownership.length === 0
      ? null
      : 'A TXT record with another value is there. Both may stand beside each other: add ours to it.',
];

/** What else was noticed, and what helps. */
export const hintsFor = (looked: Looked): string[] =>
  hints.flatMap((hint) => {
    const text = hint(looked);
    return text === null ? [] : [text];
  });
