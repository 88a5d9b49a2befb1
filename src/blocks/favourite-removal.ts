import { createContext } from 'react';

/** On the page of favourites the strip with the way back says that one was removed: a toast beside it would say it twice. */
export const IsRemovalSaid = createContext(false);
