import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { paths } from '@/config/paths';
import type { ActiveBanner } from '@contract/enums';
import type { Operator, WhiteLabelledCustomer } from './operator';
import type { RolePreview } from './rolePreviewSlice';

export interface AuthData {
  accessToken: string | null;
  refreshToken: string | null;
  operator: Operator | null;
  rememberMe: boolean;
}

export interface AuthState {
  authData: AuthData;
  activeBanner: ActiveBanner | null;
}

export interface AuthRoot {
  auth: AuthState;
  rolePreview: RolePreview | null;
}

export interface SignIn {
  accessToken: string | null;
  refreshToken?: string | null;
  rememberMe?: boolean;
}

/** Why a session ended: the server's reasons, plus two that only the console detects. */
export type SignOutReason =
  | 'SignedOut'
  | 'Revoked'
  | 'PasswordChanged'
  | 'TwoFactorChanged'
  | 'EmailChanged'
  | 'OperatorRemoved'
  | 'Expired'
  | 'Unreachable'
  | 'OperatorPending';

export interface SignOut {
  reason: SignOutReason;
  isFromOtherTab: boolean;
}

const signedOutState: AuthState = {
  authData: { accessToken: null, refreshToken: null, operator: null, rememberMe: false },
  activeBanner: null,
};

const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SignIn>) => {
      if (payload.accessToken === null) return state;
      const { accessToken, refreshToken = null, rememberMe = false } = payload;
      return { ...signedOutState, authData: { accessToken, refreshToken, operator: null, rememberMe } };
    },
    signedOut: {
      reducer: (_state, _action: PayloadAction<SignOut>) => signedOutState,
      prepare: (reason: SignOutReason = 'SignedOut', isFromOtherTab = false) => ({
        payload: { reason, isFromOtherTab },
      }),
    },
    accessTokenRenewed: (state, { payload }: PayloadAction<string>) => {
      state.authData.accessToken = payload;
    },
    operatorReceived: (state, { payload }: PayloadAction<Operator>) => {
      state.authData.operator = payload;
      state.activeBanner = payload.whiteLabelledCustomer.activeBanner;
    },
    companyReceived: (state, { payload }: PayloadAction<WhiteLabelledCustomer>) => {
      if (!state.authData.operator) return;
      state.authData.operator.whiteLabelledCustomer = payload;
      state.activeBanner = payload.activeBanner;
    },
    activeBannerReceived: (state, { payload }: PayloadAction<ActiveBanner | null>) => {
      state.activeBanner = payload;
    },
  },
  selectors: {
    selectAccessToken: ({ authData }) => authData.accessToken,
    selectRefreshToken: ({ authData }) => authData.refreshToken,
    selectCompany: ({ authData }) => authData.operator?.whiteLabelledCustomer ?? null,
    selectActiveBanner: ({ activeBanner }) => activeBanner,
  },
});

const hasAuth = (state: unknown): state is Pick<AuthRoot, 'auth'> =>
  typeof state === 'object' && state !== null && 'auth' in state;

/** Returns the auth data of a state whose type RTK Query does not know. */
export function authDataOf(state: unknown): AuthData {
  if (!hasAuth(state)) throw new Error('The state has no auth slice.');
  return state.auth.authData;
}

/** Returns the initial state for the tokens in the cookies. */
export const authStateFrom = (tokens: Pick<AuthData, 'accessToken' | 'refreshToken'>): AuthState => ({
  ...signedOutState,
  authData: { ...signedOutState.authData, ...tokens },
});

export const {
  signedIn,
  signedOut,
  accessTokenRenewed,
  operatorReceived,
  companyReceived,
  activeBannerReceived,
} = authSlice.actions;
export const { selectAccessToken, selectRefreshToken, selectCompany, selectActiveBanner } =
  authSlice.selectors;

export const selectRolePreview = ({ auth, rolePreview }: AuthRoot): RolePreview | null =>
  auth.authData.operator?.role === 'Admin' ? rolePreview : null;

/**
 * Returns the signed-in operator, or null. During a role preview, the operator has the previewed role and
 * permissions.
 */
export const selectOperator = createSelector(
  [({ auth }: AuthRoot) => auth.authData.operator, selectRolePreview],
  (operator, preview): Operator | null =>
    operator && preview ? { ...operator, role: preview.role, permissions: preview.permissions } : operator,
);

/**
 * Returns whether the operator may see amounts. Without `MANAGE_PAYMENTS`, the console hides amounts and
 * everything derived from them.
 */
export const selectCanSeeMoney = (state: AuthRoot): boolean =>
  selectOperator(state)?.permissions.includes('MANAGE_PAYMENTS') ?? false;

/** Returns the path of the operator's profile: under the settings, or standalone without access to them. */
export const selectProfilePath = (state: AuthRoot): string =>
  selectOperator(state)?.permissions.includes('MANAGE_SETTINGS') ? paths.myProfile : paths.ownProfile;

export const authReducer = authSlice.reducer;
