import { operatorWith } from '@/testing/operatorWith';
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
import { themeSetupReceived } from './themeSetupSlice';

describe('store', () => {
  const createStore = () => configureStore({ reducer: combineReducers(reducers) });

  const createSignedInStore = () => {
    const store = createStore();
    store.dispatch(signedIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));
    store.dispatch(operatorReceived(operatorWith()));
    return store;
  };

  describe('authSlice', () => {
    test('spec 3: starts without tokens, an operator or a banner, and with rememberMe off', () => {
      expect(createStore().getState().auth).toEqual({
        authData: { accessToken: null, refreshToken: null, operator: null, rememberMe: false },
        activeBanner: null,
      });
    });

    test('spec 4: ignores a sign-in with a null access token', () => {
      const store = createSignedInStore();
      const before = store.getState();
      store.dispatch(signedIn({ accessToken: null, refreshToken: 'r2', rememberMe: false }));
      expect(store.getState()).toBe(before);
    });

    test('spec 4: stores the tokens on sign-in', () => {
      const store = createStore();
      store.dispatch(signedIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));
      expect(store.getState().auth.authData).toEqual({
        accessToken: 'a1',
        refreshToken: 'r1',
        operator: null,
        rememberMe: true,
      });
    });

    test('spec 3: defaults to no refresh token and rememberMe off on sign-in', () => {
      const store = createStore();
      store.dispatch(signedIn({ accessToken: 'a1' }));
      expect(store.getState().auth.authData).toMatchObject({ refreshToken: null, rememberMe: false });
    });

    test('clears the previous refresh token and operator on a second sign-in', () => {
      const store = createSignedInStore();
      store.dispatch(signedIn({ accessToken: 'a2' }));
      expect(store.getState().auth.authData).toMatchObject({ refreshToken: null, operator: null });
    });

    test('spec 4: signedOut clears both tokens, the operator and the operator list', () => {
      const store = createSignedInStore();
      const { id, status, role, name, email } = operatorWith();
      store.dispatch(operatorsReceived([{ id, status, role, name, email }]));
      store.dispatch(signedOut());
      expect(store.getState().auth).toEqual(createStore().getState().auth);
      expect(store.getState().operators).toEqual([]);
    });

    test('signedOut clears the clients and the theme setup', () => {
      const store = createSignedInStore();
      store.dispatch(clientsReceived([{ id: 'c1', name: 'Ada', email: 'ada@x.test', status: 'Active' }]));
      store.dispatch(themeSetupReceived({ title: 'N', colour: '#112233', haveLogosBeenUploaded: true }));
      store.dispatch(signedOut());
      expect(store.getState()).toMatchObject({ clients: [], themeSetup: null });
    });

    test('spec 4: replaces only the access token when it is renewed', () => {
      const store = createSignedInStore();
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
      'spec 3: sets the active banner to %s',
      (activeBanner) => {
        const store = createSignedInStore();
        store.dispatch(activeBannerReceived(activeBanner));
        expect(store.getState().auth.activeBanner).toBe(activeBanner);
      },
    );

    test('takes the active banner from the received operator and company', () => {
      const store = createStore();
      const operator = operatorWith({ whiteLabelledCustomer: { activeBanner: 'SettingUpSubdomain' } });
      store.dispatch(operatorReceived(operator));
      expect(store.getState().auth.activeBanner).toBe('SettingUpSubdomain');
      store.dispatch(companyReceived({ ...operator.whiteLabelledCustomer, name: 'New', activeBanner: null }));
      expect(store.getState().auth.activeBanner).toBeNull();
      expect(store.getState().auth.authData.operator?.whiteLabelledCustomer.name).toBe('New');
    });

    test('ignores a company that arrives while signed out', () => {
      const store = createStore();
      store.dispatch(companyReceived(operatorWith().whiteLabelledCustomer));
      expect(store.getState().auth).toEqual(authStateFrom({ accessToken: null, refreshToken: null }));
    });
  });

  describe('themeSetupSlice', () => {
    const completeSetup = { title: 'Northwind', colour: '#112233', haveLogosBeenUploaded: false };

    test('spec 3: starts as null', () => {
      expect(createStore().getState().themeSetup).toBeNull();
    });

    test.each(['title', 'colour', 'haveLogosBeenUploaded'] as const)(
      'spec 3: rejects a first value without %s',
      (missingField) => {
        const store = createStore();
        store.dispatch(themeSetupReceived({ ...completeSetup, [missingField]: undefined }));
        expect(store.getState().themeSetup).toBeNull();
      },
    );

    test('spec 3: accepts a first value with all three fields', () => {
      const store = createStore();
      store.dispatch(themeSetupReceived(completeSetup));
      expect(store.getState().themeSetup).toEqual(completeSetup);
    });

    test('spec 3: merges later updates', () => {
      const store = createStore();
      store.dispatch(themeSetupReceived(completeSetup));
      store.dispatch(themeSetupReceived({ haveLogosBeenUploaded: true }));
      expect(store.getState().themeSetup).toEqual({ ...completeSetup, haveLogosBeenUploaded: true });
    });
  });

  test('spec 3: starts with empty operator and client lists, and stores received clients', () => {
    const store = createStore();
    expect(store.getState()).toMatchObject({ operators: [], clients: [] });
    const client = { id: 'c1', name: 'Ada', email: 'ada@x.test', status: 'Active' };
    store.dispatch(clientsReceived([client]));
    expect(store.getState().clients).toEqual([client]);
  });

  test('keeps the reason for the sign-out until the next sign-in', () => {
    const store = createSignedInStore();
    store.dispatch(signedOut('Expired'));
    expect(store.getState().lastSession.endReason).toBe('Expired');
    store.dispatch(signedIn({ accessToken: null }));
    expect(store.getState().lastSession.endReason).toBe('Expired');
    store.dispatch(signedIn({ accessToken: 'a2' }));
    expect(store.getState().lastSession.endReason).toBeNull();
  });
});
