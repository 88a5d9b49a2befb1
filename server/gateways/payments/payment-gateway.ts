/** What the shop asks of a payment provider (money.md section 4): the sandbox beside the shop, or the real gateway. */
import type { IncomingHttpHeaders } from 'node:http';

import type { DeviceWallet } from '#contract/device-wallets.ts';

/**
 * `awaiting_3ds` waits for the shopper: for their bank's challenge, or for the sheet of a device's wallet. `failed` and `3ds_failed` are for
 * good; `captured` in part or in whole.
 */
export const PROVIDER_STATES = [
  'awaiting_3ds',
  'authorised',
  'captured',
  'voided',
  'refunded',
  'failed',
  '3ds_failed',
] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** A card as the provider keeps it: nothing here pays without the provider's secret. */
export interface ProviderCard {
  readonly token: string;
  readonly scheme: 'visa' | 'mastercard' | 'amex' | 'driversclub';
  /** Such as 411111******1111. */
  readonly maskedPan: string;
  /** MM/YY */
  readonly expiry: string;
}

/** A payment as the provider has it now. Amounts in fils. */
export interface ProviderPayment {
  /** Ours. */
  readonly ref: string;
  readonly state: ProviderState;
  readonly fils: number;
  readonly captured: number;
  readonly refunded: number;
  /** Whether what was captured can be given back: not before the provider settled it. */
  readonly isSettled: boolean;
  /**
   * The whole answer that the page's SDK continues a challenge with, or opens a wallet's sheet with, as contract/device-wallets.ts has it;
   * null where neither is awaited.
   */
  readonly challenge: Readonly<Record<string, unknown>> | null;
  /** Where it was asked to keep the card, and has. */
  readonly card: ProviderCard | null;
  /** The operations that it has done, by our keys. */
  readonly operations: readonly string[];
}

export interface Authorise {
  /** Ours, made and kept before it is sent: a second request under it starts nothing. */
  readonly ref: string;
  readonly fils: number;
  /** A session of the card form or the CVV field, or a card that is kept, with the session of its CVV where there is one. */
  readonly card: { readonly sessionId: string } | { readonly token: string; readonly sessionId: string | null };
  readonly keepsCard: boolean;
  readonly language: 'en' | 'ar';
}

export interface OpenWallet {
  /** As of a card: a second request under it starts nothing. */
  readonly ref: string;
  readonly fils: number;
  readonly wallet: DeviceWallet;
  readonly language: 'en' | 'ar';
  /** The shop's pages that the wallet leads back to. */
  readonly returns: { readonly success: string; readonly cancel: string };
}

export interface PortalFinds {
  /** Its own reference of a payment: a hint, which the next `find` checks before it believes it. */
  hint(ref: string, orderReference: string): void;
  /**
   * The portal has nothing under our reference: from now on nobody heard of the payment. False where the provider has named it, or it was
   * sent after `before` and may still be on its way.
   */
  disown(ref: string, before: Date): Promise<boolean>;
}

export interface PaymentGateway {
  readonly can: {
    /** It has a field of its own for a kept card's CVV. */
    readonly cvvSession: boolean;
    readonly sameDayRefund: boolean;
    /** Device wallets whose sheet its SDK opens. */
    readonly wallets: readonly DeviceWallet[];
  };
  /** What `/card-frame` needs: the SDK's address, and the origins that its policy opens. */
  readonly page: {
    readonly sdkUrl: string;
    /** A script of ours that gives the SDK the surface of money.md section 4; left out where it has that. */
    readonly surfaceScript?: 'ngenius.js';
    readonly scriptOrigins: readonly string[];
    readonly frameOrigins: readonly string[];
    readonly connectOrigins: readonly string[];
    /** Handed to the SDK as it is. */
    readonly settings: Readonly<Record<string, string>>;
  };
  authorise(asked: Authorise): Promise<ProviderPayment>;
  /** A payment that waits until the shopper confirms it in the wallet's sheet. @throws ProviderRefused of a wallet that it cannot do */
  openWallet(asked: OpenWallet): Promise<ProviderPayment>;
  /** By our reference; null where it never heard of it. */
  find(ref: string): Promise<ProviderPayment | null>;
  /** After the challenge: asks how it ended. */
  completeChallenge(ref: string): Promise<ProviderPayment>;
  /** Each once by its key: asked again it answers the same. */
  capture(ref: string, operation: { key: string; fils: number }): Promise<ProviderPayment>;
  void(ref: string, operation: { key: string }): Promise<ProviderPayment>;
  refund(ref: string, operation: { key: string; fils: number }): Promise<ProviderPayment>;
  /** Forgets a kept card; one that it does not have is forgotten already. */
  removeCard(token: string): Promise<void>;
  /** What a person who looked into the provider's own portal can tell. Left out where every payment is found by our reference. */
  readonly byHand?: PortalFinds;
  /** The event's id and the payment's reference, where the provider proved that it sent it; null otherwise. */
  readEvent(raw: Buffer, headers: IncomingHttpHeaders, now: Date): { readonly id: string; readonly ref: string } | null;
}

/** The provider did not answer, or not so that one can tell what it did: only asking it again tells. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

/** The provider said no to an operation. `isFinal`: it will say so again; otherwise it may be asked later. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}
