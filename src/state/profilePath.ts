import { paths } from '@/config/paths';
import { selectOperator, type AuthRoot } from './authSlice';

/** Returns the path of the operator's profile: under the settings, or standalone without access to them. */
export const selectProfilePath = (state: AuthRoot): string =>
  selectOperator(state)?.permissions.includes('MANAGE_SETTINGS') ? paths.myProfile : paths.ownProfile;
