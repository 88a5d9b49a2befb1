/** `switch`: the shopper works offline. `reload`: a newer app changed the database. `closed`: nobody is signed in here any more. */
export type HoldReason = 'switch' | 'signed-out' | 'reload' | 'closed';

/** The one owner of whether this page may send anything: known at once, while the database would answer later. */
export class Hold {
  private readonly reasons = new Set<HoldReason>();
  private under = new AbortController();

  get isOn(): boolean {
    return this.reasons.size > 0;
  }

  /** Aborted by the next reason to hold: the request under way is given up. */
  get signal(): AbortSignal {
    return this.under.signal;
  }

  has(reason: HoldReason): boolean {
    return this.reasons.has(reason);
  }

  set(reason: HoldReason, isOn: boolean): void {
    if (!isOn) {
      this.reasons.delete(reason);
      return;
    }
    this.reasons.add(reason);
    this.under.abort();
    this.under = new AbortController();
  }
}
