/** The calls of signing in and registering. */
import type { Deps } from '#server/kit/deps.ts';
import type { Served } from '#server/kit/serve.ts';

import { openDesk } from './desk.ts';
import { forgotCalls } from './forgot.ts';
import { loginCalls } from './login.ts';
import { registerCalls } from './register.ts';

export function sessionRoutes(deps: Deps): Promise<Served[]> {
  const desk = openDesk(deps);
  return Promise.resolve([...loginCalls(desk), ...registerCalls(desk), ...forgotCalls(desk)]);
}
