/** Whether the store itself answers. A captive portal answers too, with something else. */
export async function canReachStore(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    const body: unknown = await response.json();
    return response.ok && typeof body === 'object' && body !== null && 'status' in body;
  } catch {
    return false;
  }
}
