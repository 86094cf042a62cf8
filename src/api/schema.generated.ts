export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** UTC, ISO 8601, with milliseconds: `2026-01-31T23:59:59.000Z`. */
  DateTime: { input: string; output: string };
  /** An object of strings, numbers, booleans and lists of them, 10 kB of JSON at most. */
  FormDraft: { input: Record<string, unknown>; output: Record<string, unknown> };
};

export type AcceptInvitationInput = {
  googleToken?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** Either a password or a Google ID token. */
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type AccessToken = {
  __typename?: 'AccessToken';
  /** A JWT, valid for 15 minutes. */
  accessToken: Scalars['String']['output'];
};

export type ActiveBanner = 'SettingUpClientDashboard' | 'SettingUpCustomDomain' | 'SettingUpSubdomain';

export type AuthPayload = {
  __typename?: 'AuthPayload';
  accessToken: Scalars['String']['output'];
  /** 256 random bits, valid for 30 days or until the session ends. */
  refreshToken: Scalars['String']['output'];
};

/** A card that Livery charges. Its number never reaches the API. */
export type BillingCard = {
  __typename?: 'BillingCard';
  brand: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  holderName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  last4: Scalars['String']['output'];
};

export type ChangeKind = 'Created' | 'Updated';

/** Somebody who buys the company's service. */
export type Client = {
  __typename?: 'Client';
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Unique within the company, whatever its case. */
  email: Scalars['String']['output'];
  /** The client's id in the system they were imported from. */
  externalId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** At most 2,000 characters; only operators read it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Counts from 1 within the company. */
  number: Scalars['Int']['output'];
  /** E.164: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  plan?: Maybe<ClientPlan>;
  source: ClientSource;
  status: ClientStatus;
  /** At most 20 of 30 characters. */
  tags: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

/** What clients buy. */
export type ClientBillingPlan = {
  __typename?: 'ClientBillingPlan';
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** At most 12 of 80 characters. */
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  interval: PlanInterval;
  /** 3 to 64 characters. */
  name: Scalars['String']['output'];
  /** In minor units of `currency`. */
  price: Scalars['Int']['output'];
  status: PlanStatus;
  /** 0 to 90. */
  trialDays: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ClientBillingPlanInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  interval: PlanInterval;
  name: Scalars['String']['input'];
  /** In minor units of the company's currency: 0, or 50 to 99,999,999. */
  price: Scalars['Int']['input'];
  trialDays: Scalars['Int']['input'];
};

export type ClientChange = {
  __typename?: 'ClientChange';
  count: Scalars['Int']['output'];
  /** The clients, when they are 100 or fewer; empty when more changed at once. */
  ids: Array<Scalars['ID']['output']>;
  kind: ChangeKind;
};

export type ClientCounts = {
  __typename?: 'ClientCounts';
  byStatus: Array<ClientStatusCount>;
  total: Scalars['Int']['output'];
};

export type ClientField =
  'Country' | 'CreatedAt' | 'Email' | 'ExternalId' | 'Name' | 'Note' | 'Phone' | 'Plan' | 'Status' | 'Tags';

export type ClientFilter = {
  status?: InputMaybe<Array<ClientStatus>>;
};

/** A CSV file of clients on its way in. Upload it as openapi.yaml says. */
export type ClientImport = {
  __typename?: 'ClientImport';
  columns: Array<ClientImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  /** `,`, `;`, tab or `|`. */
  delimiter: Scalars['String']['output'];
  /** How the file was read: `UTF-8`, `UTF-16` or `Windows-1252`. */
  encoding: Scalars['String']['output'];
  /** Why it Failed, in plain words. */
  failure?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rows that can be added, once checked. */
  goodRows: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Rows added so far. */
  importedRows: Scalars['Int']['output'];
  /** Rows that can't, each with its reasons in `clientImportRows`. */
  refusedRows: Scalars['Int']['output'];
  status: ClientImportStatus;
  totalRows: Scalars['Int']['output'];
};

export type ClientImportColumn = {
  __typename?: 'ClientImportColumn';
  /** What the column maps to: guessed from the header until `checkClientImport` says it; null when it is left out. */
  field?: Maybe<ClientField>;
  header: Scalars['String']['output'];
  /** Counts from 0. */
  index: Scalars['Int']['output'];
  /** The first values that are not empty, three at most. */
  samples: Array<Scalars['String']['output']>;
};

export type ClientImportMappingInput = {
  column: Scalars['Int']['input'];
  field: ClientField;
};

export type ClientImportRow = {
  __typename?: 'ClientImportRow';
  cells: Array<Scalars['String']['output']>;
  /** The line a person sees in a spreadsheet: the header is 1. */
  number: Scalars['Int']['output'];
  /** One sentence a problem. */
  problems: Array<Scalars['String']['output']>;
  status?: Maybe<ClientImportRowStatus>;
};

export type ClientImportRowPage = {
  __typename?: 'ClientImportRowPage';
  items: Array<ClientImportRow>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type ClientImportRowStatus = 'Good' | 'Imported' | 'Refused';

export type ClientImportRows = 'AllRows' | 'OnlyGoodRows';

export type ClientImportStatus =
  /** Stopped by an operator; what was added stays. */
  | 'Canceled'
  /** Every row was checked; nothing was added yet. */
  | 'Checked'
  | 'Failed'
  | 'Finished'
  | 'Running'
  /** The file was read; its columns wait for a mapping. */
  | 'Uploaded';

export type ClientPage = {
  __typename?: 'ClientPage';
  items: Array<Client>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/** The plan a client is on, as far as client management may see it. */
export type ClientPlan = {
  __typename?: 'ClientPlan';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ClientSort = {
  by: ClientSortField;
  direction: SortDirection;
};

export type ClientSortField = 'Country' | 'CreatedAt' | 'Email' | 'Name' | 'Number' | 'Status' | 'UpdatedAt';

export type ClientSource = 'Import' | 'Invite' | 'Manual' | 'SelfSignup';

export type ClientStatus =
  | 'Active'
  | 'Deactivated'
  /** Added, and has not signed up yet. */
  | 'Invited'
  | 'PastDue'
  | 'Paused'
  | 'Trialing';

export type ClientStatusCount = {
  __typename?: 'ClientStatusCount';
  count: Scalars['Int']['output'];
  status: ClientStatus;
};

export type CompanyDetailsInput = {
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['input'];
  /** ISO 4217. Fixed once the company is Active. */
  currency: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** IANA name. */
  timeZone: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform: sees why, and exports. */
  | 'Blocked'
  /** Closed by an Admin: reads, exports and pays. */
  | 'Cancelled'
  /** Onboarding is not finished. */
  | 'Pending';

export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** ISO 4217, the currency most used there. */
  currency: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CreateClientInput = {
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Derived from data, never set by hand; an item re-opens when what it stands on breaks. */
export type GoLiveChecklist = {
  __typename?: 'GoLiveChecklist';
  /** At least one billing card. */
  addCardDetails: Scalars['Boolean']['output'];
  /** The title and the colour are set and both logos uploaded. */
  setUpBusinessBranding: Scalars['Boolean']['output'];
  /** At least one plan is active. */
  setUpClientPricing: Scalars['Boolean']['output'];
  /** A custom domain is verified. */
  setUpCustomDomain: Scalars['Boolean']['output'];
};

export type Invitation = {
  __typename?: 'Invitation';
  companyName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  permissions: Array<Permission>;
  role: Role;
  status: InvitationStatus;
};

export type InvitationStatus =
  | 'Accepted'
  /** Seven days after it was sent. */
  | 'Expired'
  | 'Pending'
  | 'Revoked';

export type LiveStatus = 'Live' | 'NotLive';

export type Mutation = {
  __typename?: 'Mutation';
  /** Joins the company that sent the invitation, and signs in. */
  acceptInvitation: AuthPayload;
  /** Stops an import between two rows; what was added stays. Needs MANAGE_CLIENT_MANAGEMENT. */
  cancelClientImport: ClientImport;
  /** Checks every row of an uploaded file against the mapping, without adding anything. Needs MANAGE_CLIENT_MANAGEMENT. */
  checkClientImport: ClientImport;
  /** Needs MANAGE_CLIENT_MANAGEMENT. BAD_USER_INPUT when another client of the company has the e-mail address. */
  createClient: Client;
  /** Takes a Google ID token. INVALID_CREDENTIALS when no operator has its address. */
  googleLogin: AuthPayload;
  /** Takes a Google ID token and makes a company, its Admin and a session. */
  googleRegister: AuthPayload;
  /** INVALID_CREDENTIALS for every cause, RATE_LIMITED when tried too often. */
  login: AuthPayload;
  /** A new access token; the refresh token stays as it was. */
  refreshTokens: AccessToken;
  /** Asks the Admins for a new invitation in place of an expired one. */
  requestNewInvitation: Scalars['Boolean']['output'];
  /** Sends a link if the address belongs to an operator. The answer is the same either way. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sets a new password and ends every session of the operator. BAD_USER_INPUT with field `token` for a used or expired link. */
  resetPassword: Scalars['Boolean']['output'];
  /** Ends one session of the signed-in operator, its sockets included. */
  revokeSession: Scalars['Boolean']['output'];
  /** Keeps what is typed into an onboarding step. Admin, company Pending. */
  saveOnboardingDraft: Onboarding;
  /** Ends the session that the call is made with, its sockets included. */
  signOut: Scalars['Boolean']['output'];
  /** Makes a company (Pending), its Admin (Active) and a session. BAD_USER_INPUT names the field, a taken e-mail address too. */
  signUp: AuthPayload;
  /** Adds the rows in the background. With AllRows, refused as CONFLICT while any row is. Needs MANAGE_CLIENT_MANAGEMENT. */
  startClientImport: ClientImport;
  /** Onboarding, step 3: makes the plan, or edits the one made before. Admin, company Pending. */
  submitClientBilling: WhiteLabelledCustomer;
  /** Onboarding, step 1. Admin, company Pending. */
  submitCompanyDetails: WhiteLabelledCustomer;
  /** Onboarding, step 2. Both logos must have been uploaded. Admin, company Pending. */
  submitCompanyTheme: WhiteLabelledCustomer;
  /** Onboarding, step 4: adds the card, or skips it, and makes the company Active. Admin, company Pending. */
  submitPaymentMethod: WhiteLabelledCustomer;
  /** Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  updateThemeSetup: ThemeSetup;
};

export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};

export type MutationCancelClientImportArgs = {
  id: Scalars['ID']['input'];
};

export type MutationCheckClientImportArgs = {
  id: Scalars['ID']['input'];
  mapping: Array<ClientImportMappingInput>;
};

export type MutationCreateClientArgs = {
  input: CreateClientInput;
};

export type MutationGoogleLoginArgs = {
  token: Scalars['String']['input'];
};

export type MutationGoogleRegisterArgs = {
  token: Scalars['String']['input'];
};

export type MutationLoginArgs = {
  botCheckToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationRefreshTokensArgs = {
  refreshToken: Scalars['String']['input'];
};

export type MutationRequestNewInvitationArgs = {
  token: Scalars['String']['input'];
};

export type MutationRequestPasswordResetArgs = {
  botCheckToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
};

export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationSaveOnboardingDraftArgs = {
  draft: Scalars['FormDraft']['input'];
  step: OnboardingStep;
};

export type MutationSignUpArgs = {
  input: SignUpInput;
};

export type MutationStartClientImportArgs = {
  id: Scalars['ID']['input'];
  rows: ClientImportRows;
};

export type MutationSubmitClientBillingArgs = {
  input: ClientBillingPlanInput;
};

export type MutationSubmitCompanyDetailsArgs = {
  input: CompanyDetailsInput;
};

export type MutationSubmitCompanyThemeArgs = {
  input: ThemeSetupInput;
};

export type MutationSubmitPaymentMethodArgs = {
  input: PaymentMethodInput;
};

export type MutationUpdateThemeSetupArgs = {
  input: ThemeSetupInput;
};

export type Onboarding = {
  __typename?: 'Onboarding';
  /** In the order they are taken. */
  completedSteps: Array<OnboardingStep>;
  drafts: Array<OnboardingDraft>;
};

export type OnboardingDraft = {
  __typename?: 'OnboardingDraft';
  draft: Scalars['FormDraft']['output'];
  step: OnboardingStep;
};

export type OnboardingStep = 'ClientBilling' | 'Details' | 'PaymentMethod' | 'Theme';

/** A person who signs in to the console. */
export type Operator = {
  __typename?: 'Operator';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  permissions: Array<Permission>;
  /** E.164: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Changes with the profile image, null without one; openapi.yaml says where the image is. */
  profileImageVersion?: Maybe<Scalars['String']['output']>;
  role: Role;
  status: OperatorStatus;
  whiteLabelledCustomer: WhiteLabelledCustomer;
};

export type OperatorStatus =
  | 'Active'
  /** Invited, and has not accepted yet. */
  | 'Pending';

/** Either a card or skipping it. */
export type PaymentMethodInput = {
  holderName?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the card provider's own element gave, or a sandbox card's token. */
  token?: InputMaybe<Scalars['String']['input']>;
};

export type Permission =
  | 'MANAGE_CLIENT_MANAGEMENT'
  | 'MANAGE_DASHBOARD'
  | 'MANAGE_PAYMENTS'
  | 'MANAGE_SETTINGS'
  | 'MANAGE_WHITE_LABELLED_CUSTOMER';

export type PlanInterval = 'Month' | 'Week' | 'Year';

export type PlanStatus = 'Active' | 'Archived' | 'Draft';

export type PlanTemplate = {
  __typename?: 'PlanTemplate';
  currency: Scalars['String']['output'];
  description: Scalars['String']['output'];
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  interval: PlanInterval;
  name: Scalars['String']['output'];
  /** In minor units of `currency`. */
  price: Scalars['Int']['output'];
  trialDays: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** A new access token for a refresh token, which stays valid. UNAUTHENTICATED when it is unknown, revoked or expired. */
  accessToken: AccessToken;
  /** The cards that Livery charges, the default one first. Needs MANAGE_SETTINGS. */
  billingCards: Array<BillingCard>;
  /** Needs MANAGE_CLIENT_MANAGEMENT. */
  client: Client;
  /** In the order clients see them. Needs MANAGE_WHITE_LABELLED_CUSTOMER. */
  clientBillingPlans: Array<ClientBillingPlan>;
  /** How many clients stand in each status, without search or filter. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientCounts: ClientCounts;
  /** An import as it stands. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientImport: ClientImport;
  /** The rows of an import, in the file's order. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientImportRows: ClientImportRowPage;
  /** Needs MANAGE_CLIENT_MANAGEMENT. */
  clients: ClientPage;
  /** Countries with their names in English, for every country field. */
  countries: Array<Country>;
  /** The signed-in operator. USER_NOT_FOUND when the operator was removed since. */
  currentOperator: Operator;
  /** What an invitation link says, before its reader has an account. NOT_FOUND for a link that never was. */
  invitation: Invitation;
  /** What was typed into an onboarding step and not yet saved as done, so that another device goes on from there. Admin. */
  onboarding: Onboarding;
  /** Everyone who can sign in to the company, by name. Needs MANAGE_SETTINGS. */
  operators: Array<Operator>;
  /** Ready-made plans to start from, priced in the company's currency. */
  planTemplates: Array<PlanTemplate>;
  /** What each role may do in this company. Needs MANAGE_SETTINGS. */
  roles: Array<RolePermissions>;
  /** The cards that the built-in sandbox knows, by what they do; empty with a real card provider. */
  sandboxCards: Array<SandboxCard>;
  /** The open sessions of the signed-in operator, newest use first. */
  sessions: Array<Session>;
  /** The company's brand as last saved, deployed or not; null until the title and the colour are set. */
  themeSetup?: Maybe<ThemeSetup>;
};

export type QueryAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};

export type QueryClientArgs = {
  id: Scalars['ID']['input'];
};

export type QueryClientImportArgs = {
  id: Scalars['ID']['input'];
};

export type QueryClientImportRowsArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<ClientImportRowStatus>;
};

export type QueryClientsArgs = {
  filter?: InputMaybe<ClientFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ClientSort>;
};

export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};

export type Role =
  /** Holds every permission, always. */
  'Admin' | 'ClientManagement' | 'Staff';

export type RolePermissions = {
  __typename?: 'RolePermissions';
  /** Admin's permissions are fixed. */
  isFixed: Scalars['Boolean']['output'];
  operatorCount: Scalars['Int']['output'];
  permissions: Array<Permission>;
  role: Role;
};

export type SandboxCard = {
  __typename?: 'SandboxCard';
  brand: Scalars['String']['output'];
  /** What the card does, in plain words. */
  label: Scalars['String']['output'];
  last4: Scalars['String']['output'];
  /** What `PaymentMethodInput.token` takes. */
  token: Scalars['String']['output'];
};

export type Session = {
  __typename?: 'Session';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  ipAddress?: Maybe<Scalars['String']['output']>;
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** As the browser names itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type SessionEnd = {
  __typename?: 'SessionEnd';
  reason: SessionEndReason;
};

export type SessionEndReason = 'Expired' | 'OperatorRemoved' | 'PasswordChanged' | 'Revoked' | 'SignedOut';

export type SignUpInput = {
  botCheckToken?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** At least 10 characters; the 3,000 commonest are refused. */
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SortDirection = 'Ascending' | 'Descending';

export type Subscription = {
  __typename?: 'Subscription';
  /** Clients added or changed. One event may stand for many clients. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientChanged: ClientChange;
  /** The progress of an import, at most four times a second. Needs MANAGE_CLIENT_MANAGEMENT. */
  clientImportChanged: ClientImport;
  /** Banner, live status, checklist and brand of the signed-in operator's company, whenever one of them changes. */
  companyChanged: WhiteLabelledCustomer;
  /** The session that the socket belongs to has ended; the socket closes next. */
  sessionEnded: SessionEnd;
};

export type SubscriptionClientImportChangedArgs = {
  id: Scalars['ID']['input'];
};

export type ThemeSetup = {
  __typename?: 'ThemeSetup';
  /** `#RRGGBB`. */
  colour: Scalars['String']['output'];
  /** A path under the API's base, valid for a day, without a token; null until the logo was uploaded. */
  fullLogoUrl?: Maybe<Scalars['String']['output']>;
  haveLogosBeenUploaded: Scalars['Boolean']['output'];
  /** A path under the API's base, valid for a day, without a token; null until the logo was uploaded. */
  squareLogoUrl?: Maybe<Scalars['String']['output']>;
  /** What clients read in the browser's tab, 1 to 60 characters. */
  title: Scalars['String']['output'];
};

export type ThemeSetupInput = {
  /** `#RRGGBB`. */
  colour: Scalars['String']['input'];
  /** 1 to 60 characters. */
  title: Scalars['String']['input'];
};

/** The operators' company, whose brand clients see. */
export type WhiteLabelledCustomer = {
  __typename?: 'WhiteLabelledCustomer';
  activeBanner?: Maybe<ActiveBanner>;
  activeDeploymentSessionFound: Scalars['Boolean']['output'];
  /** Why the platform blocked the company. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217, for every amount of the company's. */
  currency: Scalars['String']['output'];
  /** Where clients find the published dashboard; null until it was deployed. */
  dashboardLink?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  goLiveChecklist: GoLiveChecklist;
  id: Scalars['ID']['output'];
  liveStatus: LiveStatus;
  name: Scalars['String']['output'];
  /** E.164: `+14155550123`. */
  phone?: Maybe<Scalars['String']['output']>;
  status: CompanyStatus;
  /** IANA name: `Europe/Lisbon`. */
  timeZone: Scalars['String']['output'];
  undeployedChangesExist: Scalars['Boolean']['output'];
  website?: Maybe<Scalars['String']['output']>;
};
