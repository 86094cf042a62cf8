import { paths } from '@/config/paths';
import type { WhiteLabelledCustomer } from '@/state/operator';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/company-notice';

interface BlockedNoticeProps {
  company: WhiteLabelledCustomer;
  isAdmin: boolean;
}

export const BlockedNotice = ({ company: { name, blockedReason }, isAdmin }: BlockedNoticeProps) => (
  <Notice tone="red" title={texts.isBlocked(name)}>
    <span>
      {blockedReason && <>{texts.liverySaysWhy(blockedReason)}</>}
      {texts.noNewChargeToAClient(
        isAdmin ? (
          <>
            {texts.youCanUnderCompanyProfile(<Link to={paths.companyProfile}>{texts.exportEverything}</Link>)}
          </>
        ) : (
          texts.anAdminOfYourCompanyCan
        ),
      )}
    </span>
  </Notice>
);
