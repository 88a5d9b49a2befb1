import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';

import type { AppContext } from '#src/app/app-context.ts';

export const Route = createRootRouteWithContext<AppContext>()({ component: Outlet });
