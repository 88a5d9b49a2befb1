/** Who a shopper is according to Google, Facebook or Apple (decisions.md 14). Our server opens the session itself. */
import type { IdentityConfig, IdentityProvider } from '#contract/identity.ts';

export interface Identity {
  provider: IdentityProvider;
  /**
   * The provider's own, unchanging id of the person. An account is keyed by provider and subject, never by e-mail alone
   * (security.md row 22).
   */
  subject: string;
  /** As the provider spells it; null where the person shares none. */
  email: string | null;
  /** False also where there is no e-mail. Facebook's are never verified. */
  isEmailVerified: boolean;
  name: string | null;
}

export interface IdentityGateway {
  /**
   * Reads an ID token of the Firebase SDK.
   * @throws Refusal `social_token`, 400: forged, expired, of another project, or of none of the three providers
   */
  verify(idToken: string): Promise<Identity>;
  /** What the device needs to reach the provider. */
  clientConfig(): IdentityConfig;
}
