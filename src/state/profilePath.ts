import { paths } from '@/config/paths';
import { selectOperator, type AuthRoot } from './authSlice';

/** Where whoever is signed in finds their own profile: among the settings, or by itself where those are closed to them. */
export const selectProfilePath = (state: AuthRoot): string =>
  selectOperator(state)?.permissions.includes('MANAGE_SETTINGS') ? paths.myProfile : paths.ownProfile;
