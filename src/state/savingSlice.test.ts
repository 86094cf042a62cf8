import { savingReducer, selectIsSaving } from './savingSlice';

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
