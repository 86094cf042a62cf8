import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { portalPalette, type ColorScheme } from '@contract/colors';
import { isolated } from '../../isolated';
import type { PreviewedBrand, PreviewPage } from './previewedBrand';
import { portalSx } from './portalSx';

type PortalPage = Exclude<PreviewPage, 'email'>;

interface PortalPreviewProps {
  brand: PreviewedBrand;
  page: PortalPage;
  scheme: ColorScheme;
  isPhone: boolean;
}

/** Renders a portal page with the same structure as the server's HTML. */
export function PortalPreview({ brand, page, scheme, isPhone }: PortalPreviewProps) {
  const { t } = useLingui();
  const Page = pages[page];
  return (
    <Box sx={portalSx(portalPalette(brand.colour, scheme), isPhone, scheme === 'dark')}>
      <div className="top">
        <div className="brand">
          <BrandMark {...brand} />
        </div>
        <div className="links">
          <span>{t`Plans`}</span>
          <span>{page === 'account' ? t`My account` : t`Sign in`}</span>
          {page !== 'account' && brand.isSignUpOpen && <span className="button small">{t`Sign up`}</span>}
        </div>
      </div>
      <Page {...brand} />
      <div className="foot">
        <p>
          {isolated(brand.title)}
          <br />
          {isolated(brand.email)}
        </p>
      </div>
    </Box>
  );
}

function BrandMark({ title, squareLogo, fullLogo }: PreviewedBrand) {
  if (fullLogo) return <img src={fullLogo} alt="" />;
  return (
    <>
      {squareLogo && <img src={squareLogo} alt="" />}
      <bdi>{title}</bdi>
    </>
  );
}

function HomePage({ title, tagline, introduction, isSignUpOpen }: PreviewedBrand) {
  const { t } = useLingui();
  return (
    <>
      <div className="hero">
        <div className="h1" dir="auto">
          {tagline || title}
        </div>
        {introduction && (
          <p className="lead" dir="auto">
            {introduction}
          </p>
        )}
        <div className="actions">
          {isSignUpOpen && <span className="button">{t`Sign up`}</span>}
          <span className="button second">{t`Sign in`}</span>
        </div>
      </div>
      <div className="cards">
        <PlanCard name={t`Starter`} />
        <PlanCard name={t`Growth`} isPopular />
      </div>
    </>
  );
}

const PlanCard = ({ name, isPopular = false }: { name: string; isPopular?: boolean }) => {
  const { t } = useLingui();
  return (
    <div className={isPopular ? 'card popular' : 'card'}>
      {isPopular && <span className="badge">{t`Most popular`}</span>}
      <div className="h2">{name}</div>
      <p className="price">$20</p>
      <span className="button">{t`Choose`}</span>
    </div>
  );
};

function SignUpPage({ isSignUpOpen, email }: PreviewedBrand) {
  const { t } = useLingui();
  if (!isSignUpOpen) {
    return (
      <div className="narrow">
        <div className="h1">{t`Sign-up is closed`}</div>
        <p>
          <Trans>
            To join, contact <span className="link">{email}</span>.
          </Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="narrow">
      <div className="h1">{t`Sign up`}</div>
      <p>{t`We’ll email you a link to continue. You won’t be charged until you confirm.`}</p>
      <div className="label">{t`Your name`}</div>
      <div className="input" />
      <div className="label">{t`Email address`}</div>
      <div className="input" />
      <p>
        <span className="button">{t`Continue`}</span>
      </p>
      <p>
        <Trans>
          Already have an account? <span className="link">Sign in</span>
        </Trans>
      </p>
    </div>
  );
}

const AccountPage = () => {
  const { t } = useLingui();
  return (
    <div className="narrow">
      <div className="places">
        <span className="here">{t`Overview`}</span>
        <span>{t`Plan`}</span>
        <span>{t`Payments`}</span>
        <span>{t`Card`}</span>
        <span>{t`Details`}</span>
      </div>
      <div className="h1">{t`Hello, Ada Lovelace`}</div>
      <div className="facts">
        <Fact name={t`Plan`}>{t`Growth`}</Fact>
        <Fact name={t`Status`}>{t`Active`}</Fact>
        <Fact name={t`Card`}>
          <Trans>
            Visa ending in 4242 <span className="link">Replace card</span>
          </Trans>
        </Fact>
      </div>
      <div className="actions">
        <span className="button">{t`Pay now`}</span>
        <span className="button second">{t`Change plan`}</span>
      </div>
    </div>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="muted">{name}</span>
    <span>{children}</span>
  </>
);

const ClosedPage = ({ title, closedAccountMessage, email }: PreviewedBrand) => {
  const { t } = useLingui();
  return (
    <div className="narrow">
      <div className="h1">{t`Your account is closed`}</div>
      <Box component="p" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {closedAccountMessage || t`Your account with ${title} has been closed.`}
      </Box>
      <p>
        <Trans>
          Questions? Contact <span className="link">{email}</span>.
        </Trans>
      </p>
    </div>
  );
};

const pages: Readonly<Record<PortalPage, (brand: PreviewedBrand) => ReactNode>> = {
  home: HomePage,
  signUp: SignUpPage,
  account: AccountPage,
  closed: ClosedPage,
};
