/** The calls of the signed-in shopper's account. */
import { readSideMenu } from '#contract/account.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Exporter } from '#server/kit/exporter.ts';
import type { Leaving } from '#server/kit/leaving.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { openDesk } from '#server/session/desk.ts';

import { mobileCalls } from './change-mobile.ts';
import { passwordCalls } from './change-password.ts';
import { deleteCalls } from './delete-account.ts';
import { menuGroups } from './menu-groups.ts';
import { ownDataCalls } from './own-data.ts';
import { pointsCalls } from './points.ts';
import { profileCalls } from './profile.ts';
import { emailCalls } from './prove-email.ts';

/** `exporters`: what other nouns add to the shopper's own data; `leaving`: what they do when it is deleted. */
export function accountRoutes(exporters: readonly Exporter[] = [], leaving: readonly Leaving[] = []) {
  return (deps: Deps): Served[] => {
    const desk = openDesk(deps);
    return [
      ...profileCalls(desk),
      ...passwordCalls(desk),
      ...emailCalls(desk),
      ...mobileCalls(desk),
      ...deleteCalls(desk, leaving),
      ...pointsCalls(desk),
      ...ownDataCalls(desk, exporters),
      serveUser(readSideMenu, ({ device }) => ({ groups: menuGroups(device) })),
    ];
  };
}
