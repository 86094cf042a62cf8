import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { portalPalette, type ColorScheme } from '@contract/colors';
import * as texts from '@/texts/ui/brand/preview';
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
  const Page = pages[page];
  return (
    <Box sx={portalSx(portalPalette(brand.colour, scheme), isPhone, scheme === 'dark')}>
      <div className="top">
        <div className="brand">
          <BrandMark {...brand} />
        </div>
        <div className="links">
          <span>{texts.plans}</span>
          <span>{page === 'account' ? texts.myAccount : texts.signIn}</span>
          {page !== 'account' && brand.isSignUpOpen && <span className="button small">{texts.signUp2}</span>}
        </div>
      </div>
      <Page {...brand} />
      <div className="foot">
        <p>
          {brand.title}
          <br />
          {brand.email}
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
      <span>{title}</span>
    </>
  );
}

function HomePage({ title, tagline, introduction, isSignUpOpen }: PreviewedBrand) {
  return (
    <>
      <div className="hero">
        <div className="h1">{tagline || title}</div>
        {introduction && <p className="lead">{introduction}</p>}
        <div className="actions">
          {isSignUpOpen && <span className="button">{texts.signUp2}</span>}
          <span className="button second">{texts.signIn}</span>
        </div>
      </div>
      <div className="cards">
        <PlanCard name={texts.aPlan} />
        <PlanCard name={texts.thePopularPlan} isPopular />
      </div>
    </>
  );
}

const PlanCard = ({ name, isPopular = false }: { name: string; isPopular?: boolean }) => (
  <div className={isPopular ? 'card popular' : 'card'}>
    {isPopular && <span className="badge">{texts.mostPopular}</span>}
    <div className="h2">{name}</div>
    <p className="price">$20</p>
    <span className="button">{texts.choose}</span>
  </div>
);

function SignUpPage({ isSignUpOpen, email }: PreviewedBrand) {
  if (!isSignUpOpen) {
    return (
      <div className="narrow">
        <div className="h1">{texts.signingUpIsClosed}</div>
        <p>{texts.writeToIfYouWant(<span className="link">{email}</span>)}</p>
      </div>
    );
  }
  return (
    <div className="narrow">
      <div className="h1">{texts.signUp2}</div>
      <p>{texts.weMailYouALink}</p>
      <div className="label">{texts.yourName}</div>
      <div className="input" />
      <div className="label">{texts.emailAddress}</div>
      <div className="input" />
      <p>
        <span className="button">{texts.continueSignUp}</span>
      </p>
      <p>{texts.alreadyHaveAnAccount(<span className="link">{texts.signIn}</span>)}</p>
    </div>
  );
}

const AccountPage = () => (
  <div className="narrow">
    <div className="places">
      <span className="here">{texts.overview}</span>
      <span>{texts.plan}</span>
      <span>{texts.payments}</span>
      <span>{texts.card}</span>
      <span>{texts.details}</span>
    </div>
    <div className="h1">{texts.helloAdaLovelace}</div>
    <div className="facts">
      <Fact name={texts.plan}>{texts.thePopularPlan}</Fact>
      <Fact name={texts.standing}>{texts.active}</Fact>
      <Fact name={texts.card}>{texts.visaEndingIn4242(<span className="link">{texts.change}</span>)}</Fact>
    </div>
    <div className="actions">
      <span className="button">{texts.payNow}</span>
      <span className="button second">{texts.changePlan}</span>
    </div>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="muted">{name}</span>
    <span>{children}</span>
  </>
);

const ClosedPage = ({ title, closedAccountMessage, email }: PreviewedBrand) => (
  <div className="narrow">
    <div className="h1">{texts.yourAccountIsClosed}</div>
    <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
      {closedAccountMessage || texts.yourAccountWithIsNoLonger(title)}
    </Box>
    <p>{texts.questionsWriteTo(<span className="link">{email}</span>)}</p>
  </div>
);

const pages: Readonly<Record<PortalPage, (brand: PreviewedBrand) => ReactNode>> = {
  home: HomePage,
  signUp: SignUpPage,
  account: AccountPage,
  closed: ClosedPage,
};
