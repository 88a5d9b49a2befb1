/** The calls of signing in and registering. */
import { openIdentity } from '#server/gateways/identity/open-identity.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Served } from '#server/kit/serve.ts';

import { openDesk } from './desk.ts';
import { forgotCalls } from './forgot.ts';
import { loginCalls } from './login.ts';
import { registerCalls } from './register.ts';
import { socialCalls } from './social.ts';

export function sessionRoutes(deps: Deps): Served[] {
  const desk = openDesk(deps);
  const social = socialCalls(desk, openIdentity(deps));
  return [...loginCalls(desk), ...registerCalls(desk), ...forgotCalls(desk), ...social];
}
