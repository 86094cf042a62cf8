export { findSession, openSession } from './accounts/sessions';
