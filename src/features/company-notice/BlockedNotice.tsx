import { paths } from '@/config/paths';
import type { WhiteLabelledCustomer } from '@/state/operator';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';

interface BlockedNoticeProps {
  company: WhiteLabelledCustomer;
  isAdmin: boolean;
}

/** On every screen of a company that Livery has blocked: why, and what is left. */
export const BlockedNotice = ({ company: { name, blockedReason }, isAdmin }: BlockedNoticeProps) => (
  <Notice tone="red" title={`${name} is blocked`}>
    <span>
      {blockedReason && <>Livery says why: {blockedReason} </>}
      No new charge to a client is begun, and your clients’ dashboard is not shown.{' '}
      {isAdmin ? (
        <>
          You can <Link to={paths.companyProfile}>export everything</Link> under Company profile.
        </>
      ) : (
        'An Admin of your company can export everything.'
      )}
    </span>
  </Notice>
);
