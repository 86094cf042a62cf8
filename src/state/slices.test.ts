import { operatorWith } from '@/testing/operator';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import {
  accessTokenRenewed,
  activeBannerReceived,
  authStateFrom,
  companyReceived,
  operatorReceived,
  signedIn,
  signedOut,
} from './authSlice';
import { clientsReceived } from './clientsSlice';
import { operatorsReceived } from './operatorsSlice';
import { reducers } from './reducers';
import { savingReducer, selectIsSaving } from './savingSlice';
import { themeSetupReceived } from './themeSetupSlice';

describe('slices', () => {
  const start = () => configureStore({ reducer: combineReducers(reducers) });

  const startSignedIn = () => {
    const store = start();
    store.dispatch(signedIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));
    store.dispatch(operatorReceived(operatorWith()));
    return store;
  };

  describe('auth', () => {
    test('spec 3: auth data is empty and not to be remembered at first, without a banner', () => {
      expect(start().getState().auth).toEqual({
        authData: { accessToken: null, refreshToken: null, operator: null, rememberMe: false },
        activeBanner: null,
      });
    });

    test('spec 4: signing in with a null access token does nothing', () => {
      const store = startSignedIn();
      const before = store.getState();
      store.dispatch(signedIn({ accessToken: null, refreshToken: 'r2', rememberMe: false }));
      expect(store.getState()).toBe(before);
    });

    test('spec 4: signing in stores the tokens', () => {
      const store = start();
      store.dispatch(signedIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));
      expect(store.getState().auth.authData).toEqual({
        accessToken: 'a1',
        refreshToken: 'r1',
        operator: null,
        rememberMe: true,
      });
    });

    test('spec 3: the refresh token is optional in a sign-in, and remembering is off unless asked for', () => {
      const store = start();
      store.dispatch(signedIn({ accessToken: 'a1' }));
      expect(store.getState().auth.authData).toMatchObject({ refreshToken: null, rememberMe: false });
    });

    test('a sign-in over another one keeps nothing of the earlier operator', () => {
      const store = startSignedIn();
      store.dispatch(signedIn({ accessToken: 'a2' }));
      expect(store.getState().auth.authData).toMatchObject({ refreshToken: null, operator: null });
    });

    test('spec 4: signing out clears both tokens and the operator, and empties the operators list', () => {
      const store = startSignedIn();
      const { id, status, role, name, email } = operatorWith();
      store.dispatch(operatorsReceived([{ id, status, role, name, email }]));
      store.dispatch(signedOut());
      expect(store.getState().auth).toEqual(start().getState().auth);
      expect(store.getState().operators).toEqual([]);
    });

    test('signing out leaves neither the clients nor the brand of the company behind', () => {
      const store = startSignedIn();
      store.dispatch(clientsReceived([{ id: 'c1', name: 'Ada', email: 'ada@x.test', status: 'Active' }]));
      store.dispatch(themeSetupReceived({ title: 'N', colour: '#112233', haveLogosBeenUploaded: true }));
      store.dispatch(signedOut());
      expect(store.getState()).toMatchObject({ clients: [], themeSetup: null });
    });

    test('spec 4: a new access token replaces the stored one, and nothing else', () => {
      const store = startSignedIn();
      const { operator } = store.getState().auth.authData;
      store.dispatch(accessTokenRenewed('a2'));
      expect(store.getState().auth.authData).toEqual({
        accessToken: 'a2',
        refreshToken: 'r1',
        operator,
        rememberMe: true,
      });
    });

    test.each(['SettingUpCustomDomain', 'SettingUpSubdomain', 'SettingUpClientDashboard', null] as const)(
      'spec 3: the active banner can be %s',
      (activeBanner) => {
        const store = startSignedIn();
        store.dispatch(activeBannerReceived(activeBanner));
        expect(store.getState().auth.activeBanner).toBe(activeBanner);
      },
    );

    test('the banner follows the operator that was loaded, and the company as it changes', () => {
      const store = start();
      const operator = operatorWith({ whiteLabelledCustomer: { activeBanner: 'SettingUpSubdomain' } });
      store.dispatch(operatorReceived(operator));
      expect(store.getState().auth.activeBanner).toBe('SettingUpSubdomain');
      store.dispatch(companyReceived({ ...operator.whiteLabelledCustomer, name: 'New', activeBanner: null }));
      expect(store.getState().auth.activeBanner).toBeNull();
      expect(store.getState().auth.authData.operator?.whiteLabelledCustomer.name).toBe('New');
    });

    test('a company that changes after the sign-out changes nothing', () => {
      const store = start();
      store.dispatch(companyReceived(operatorWith().whiteLabelledCustomer));
      expect(store.getState().auth).toEqual(authStateFrom({ accessToken: null, refreshToken: null }));
    });
  });

  describe('theme setup', () => {
    const whole = { title: 'Northwind', colour: '#112233', haveLogosBeenUploaded: false };

    test('spec 3: theme setup is null until set', () => {
      expect(start().getState().themeSetup).toBeNull();
    });

    test.each(['title', 'colour', 'haveLogosBeenUploaded'] as const)(
      'spec 3: an initial set without %s is not accepted',
      (missing) => {
        const store = start();
        store.dispatch(themeSetupReceived({ ...whole, [missing]: undefined }));
        expect(store.getState().themeSetup).toBeNull();
      },
    );

    test('spec 3: an initial set with all three is accepted', () => {
      const store = start();
      store.dispatch(themeSetupReceived(whole));
      expect(store.getState().themeSetup).toEqual(whole);
    });

    test('spec 3: later updates merge', () => {
      const store = start();
      store.dispatch(themeSetupReceived(whole));
      store.dispatch(themeSetupReceived({ haveLogosBeenUploaded: true }));
      expect(store.getState().themeSetup).toEqual({ ...whole, haveLogosBeenUploaded: true });
    });
  });

  test('spec 3: the lists of operators and clients are empty at first and hold what was received', () => {
    const store = start();
    expect(store.getState()).toMatchObject({ operators: [], clients: [] });
    const client = { id: 'c1', name: 'Ada', email: 'ada@x.test', status: 'Active' };
    store.dispatch(clientsReceived([client]));
    expect(store.getState().clients).toEqual([client]);
  });

  test('why a session ended is known until the next one begins', () => {
    const store = startSignedIn();
    store.dispatch(signedOut('Expired'));
    expect(store.getState().lastSession.endedBecause).toBe('Expired');
    store.dispatch(signedIn({ accessToken: null }));
    expect(store.getState().lastSession.endedBecause).toBe('Expired');
    store.dispatch(signedIn({ accessToken: 'a2' }));
    expect(store.getState().lastSession.endedBecause).toBeNull();
  });
});

describe('saving slice', () => {
  type Status = 'pending' | 'fulfilled' | 'rejected';

  const told = (endpointName: string, requestStatus: Status, type = 'mutation') => ({
    type: `api/execute/${requestStatus}`,
    meta: { arg: { type, endpointName }, requestId: 'r1', requestStatus },
  });

  const after = (...actions: ReturnType<typeof told>[]): boolean =>
    selectIsSaving({ saving: actions.reduce(savingReducer, 0) });

  test('something is being saved until each change was answered, or refused', () => {
    const [words, logo] = [told('SaveBranding', 'pending'), told('UploadLogo', 'pending')];
    expect(after(words, logo)).toBe(true);
    expect(after(words, logo, told('SaveBranding', 'fulfilled'))).toBe(true);
    expect(after(words, logo, told('SaveBranding', 'fulfilled'), told('UploadLogo', 'rejected'))).toBe(false);
  });

  test('what is only read, and a long list of clients on its way, is nothing that is saved', () => {
    expect(after(told('GetTheme', 'pending', 'query'))).toBe(false);
    expect(after(told('UploadClientImport', 'pending'))).toBe(false);
  });
});
