/** What the consent page hands the SDK, and the SDK hands `accounts:signInWithIdp`: an address with the person in its query. */
import { isIdentityProvider } from '#contract/identity.ts';

import type { EmbeddedUser } from './embedded-users.ts';
import { ToolkitError } from './toolkit-error.ts';

export interface IdpResponse extends EmbeddedUser {
  /** Facebook lets people keep their e-mail to themselves. */
  sharesEmail: boolean;
}

/** @throws ToolkitError */
export function readIdpResponse(requestUri: unknown): IdpResponse {
  if (typeof requestUri !== 'string' || !URL.canParse(requestUri)) throw new ToolkitError('INVALID_IDP_RESPONSE');
  const query = new URL(requestUri).searchParams;
  const [provider, email, name] = ['providerId', 'email', 'name'].map((key) => query.get(key)?.trim() ?? '');
  if (!isIdentityProvider(provider)) throw new ToolkitError('INVALID_IDP_RESPONSE : no such provider');
  if (!email || email.length > 254 || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw new ToolkitError('INVALID_IDP_RESPONSE : not an e-mail address');
  }
  if (!name || name.length > 100) throw new ToolkitError('INVALID_IDP_RESPONSE : not a name');
  return { provider, email, name, sharesEmail: query.get('hidesEmail') !== 'on' };
}
