/** Social sign-in (account.md 2 and 7, decisions.md 14): the providers, and what the device must know to reach them. */

/** As Firebase names them, in the order of the sign-in panel. */
export const SOCIAL_PROVIDERS = { google: 'google.com', facebook: 'facebook.com', apple: 'apple.com' } as const;

/** As our own code names them. */
export type SocialProvider = keyof typeof SOCIAL_PROVIDERS;
/** As an ID token names them. */
export type IdentityProvider = (typeof SOCIAL_PROVIDERS)[SocialProvider];

export function isIdentityProvider(name: unknown): name is IdentityProvider {
  return Object.values<unknown>(SOCIAL_PROVIDERS).includes(name);
}

/** Nothing in it is secret: a Firebase API key only names the project. */
export interface IdentityConfig {
  projectId: string;
  apiKey: string;
  /** A host name, such as `zad-shop.firebaseapp.com`. */
  authDomain: string;
  /**
   * The provider is the store's own stand-in, on whatever origin the shop is reached by (`localhost` or `127.0.0.1`, one
   * server): so it is a flag and not an address.
   */
  isEmbedded: boolean;
}
