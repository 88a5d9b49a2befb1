/** The NGENIUS_ settings of a shop whose gateway is nowhere, or the stub at an origin. */
export const NGENIUS_ENV = {
  NGENIUS_API_KEY: 'c2VydmljZS1hY2NvdW50OnNlY3JldA==',
  NGENIUS_SESSION_KEY: 'aG9zdGVkLXNlc3Npb246c2VjcmV0',
  NGENIUS_OUTLET: '3f1c2a60-9f0b-4b52-8f57-0c6a1f0e7d11',
  NGENIUS_API_ORIGIN: 'https://api.ngenius.example',
  NGENIUS_PAGE_ORIGIN: 'https://page.ngenius.example',
  NGENIUS_HOOK_HEADER: 'X-Zad-Hook',
  NGENIUS_HOOK_SECRET: 'h'.repeat(40),
} as const;
