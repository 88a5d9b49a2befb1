import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { requireUser } from '#src/app/require-user.ts';
import { FavouritesScreen } from '#src/features/lists/favourites-screen.tsx';

/** `tab` is My Favourites where it says nothing; `list` the list that is shown, else all of them. Ours: the spec names neither. */
interface Shown {
  tab?: 'lists';
  list?: string;
}

/** storefront.md section 2: favourites are for signed-in shoppers; a guest is led to / and the login panel. */
export const Route = createFileRoute('/$locale/account/myfavourites')({
  staticData: { isDrawnFirst: true },
  validateSearch: ({ tab, list }: Record<string, unknown>): Shown => ({
    ...(tab === 'lists' && { tab }),
    ...(typeof list === 'string' && { list }),
  }),
  beforeLoad: (asked) => requireUser(asked, 'favourites'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.i18n._(msg`Favourites and lists | Zad`) }] }),
  component: MyFavourites,
});

function MyFavourites() {
  const { tab = 'favourites', list = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FavouritesScreen
      tab={tab}
      onTab={(next) => void navigate({ search: next === 'lists' ? { tab: next } : {}, replace: true })}
      listId={list}
      onList={(id) => void navigate({ search: { tab: 'lists', list: id } })}
      onLeaveList={() => void navigate({ search: { tab: 'lists' }, replace: true })}
    />
  );
}
