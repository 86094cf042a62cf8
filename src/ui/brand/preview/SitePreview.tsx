import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { sitePalette } from '@/theme/sitePalette';
import type { ColourScheme } from '@/theme/tokens';
import type { PreviewedBrand, PreviewPage } from './previewedBrand';
import { siteSx } from './siteSx';

type SitePage = Exclude<PreviewPage, 'mail'>;

interface SitePreviewProps {
  brand: PreviewedBrand;
  page: SitePage;
  scheme: ColourScheme;
  isPhone: boolean;
}

/** A page of the client dashboard, built as the server builds it. */
export function SitePreview({ brand, page, scheme, isPhone }: SitePreviewProps) {
  const Page = pages[page];
  return (
    <Box sx={siteSx(sitePalette(brand.colour, scheme), isPhone, scheme === 'dark')}>
      <div className="top">
        <div className="brand">
          <BrandMark {...brand} />
        </div>
        <div className="links">
          <span>Plans</span>
          <span>{page === 'account' ? 'My account' : 'Sign in'}</span>
          {page !== 'account' && brand.isSignUpOpen && <span className="button small">Sign up</span>}
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
          {isSignUpOpen && <span className="button">Sign up</span>}
          <span className="button second">Sign in</span>
        </div>
      </div>
      <div className="cards">
        <PlanCard name="A plan" />
        <PlanCard name="The popular plan" isPopular />
      </div>
    </>
  );
}

const PlanCard = ({ name, isPopular = false }: { name: string; isPopular?: boolean }) => (
  <div className={isPopular ? 'card popular' : 'card'}>
    {isPopular && <span className="badge">Most popular</span>}
    <div className="h2">{name}</div>
    <p className="price">$20</p>
    <span className="button">Choose</span>
  </div>
);

function SignUpPage({ isSignUpOpen, email }: PreviewedBrand) {
  if (!isSignUpOpen) {
    return (
      <div className="narrow">
        <div className="h1">Signing up is closed</div>
        <p>
          Write to <span className="link">{email}</span> if you want to join.
        </p>
      </div>
    );
  }
  return (
    <div className="narrow">
      <div className="h1">Sign up</div>
      <p>We mail you a link, by which you go on. Nothing is charged before you say so.</p>
      <div className="label">Your name</div>
      <div className="input" />
      <div className="label">E-mail address</div>
      <div className="input" />
      <p>
        <span className="button">Go on</span>
      </p>
      <p>
        You have an account? <span className="link">Sign in</span>
      </p>
    </div>
  );
}

const AccountPage = () => (
  <div className="narrow">
    <div className="places">
      <span className="here">Overview</span>
      <span>Plan</span>
      <span>Payments</span>
      <span>Card</span>
      <span>Details</span>
    </div>
    <div className="h1">Hello, Ada Lovelace</div>
    <div className="facts">
      <Fact name="Plan">The popular plan</Fact>
      <Fact name="Standing">Active</Fact>
      <Fact name="Card">
        Visa ending in 4242 (<span className="link">change</span>)
      </Fact>
    </div>
    <div className="actions">
      <span className="button">Pay now</span>
      <span className="button second">Change plan</span>
    </div>
  </div>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="muted">{name}</span>
    <span>{children}</span>
  </>
);

const ClosedPage = ({ title, farewell, email }: PreviewedBrand) => (
  <div className="narrow">
    <div className="h1">Your account is closed</div>
    <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
      {farewell || `Your account with ${title} is no longer open.`}
    </Box>
    <p>
      Questions? Write to <span className="link">{email}</span>.
    </p>
  </div>
);

const pages: Readonly<Record<SitePage, (brand: PreviewedBrand) => ReactNode>> = {
  home: HomePage,
  signUp: SignUpPage,
  account: AccountPage,
  closed: ClosedPage,
};
